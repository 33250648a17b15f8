/** The release whose rules are mutated. */
export const RELEASE = "0.158.0";
