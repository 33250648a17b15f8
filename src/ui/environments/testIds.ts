/** Names by which tests find what is said about environments and the launch of a client. */
export const ENVIRONMENT_IDS = {
  /** data-count: how many are selected. */
  environmentsLead: "environments-lead",
  /** One section of the answer: data-id, data-primary. */
  environment: "environment",
  /** In the session bar. */
  sessionEnvironments: "session-environments",
  sessionProfile: "session-profile",
  environmentsDialog: "environments-dialog",
  /** In a row of the tree: data-id. */
  treeEnvironment: "tree-environment",
  /** In the budget: data-id. */
  budgetEnvironment: "budget-environment",
} as const;
