/** Acts a scenario's steps out as a client of `codex app-server`. */
import { setTimeout as delay } from "node:timers/promises";
import type { DiskStep, Scenario, Step } from "../src/engine/index.ts";
import { AppServer, CALL_OF_CLIENT, type CompletedTurn, isEndOfTurn } from "./appServer.ts";
import { ClientSettings, type OpenedThread } from "./clientSettings.ts";
import { addressOf, idsOfClient } from "./execServer.ts";
import { configArguments } from "./launchConfig.ts";
import type { Machine } from "./machine.ts";
import type { EditsOf } from "./mockAgents.ts";
import { DEFAULT_ANSWERS, type MockServer } from "./mockServer.ts";
import { NotRun } from "./notRun.ts";
import { spokenTo } from "./spoken.ts";
import { clientEnvironments, ENDLESS_TOOL, steerInput, turnInput } from "./turnParams.ts";
import { refuseUnknownSteps } from "./unknownSteps.ts";

/** Milliseconds until a thread knows that an agent of it has ended. */
const TELLING_MS = 250;

/** Where skills lie. */
const IN_SKILLS = /\/skills\//;
/** Milliseconds until a change of skills is seen: they are looked at once in ten seconds. */
const SKILLS_MS = 12_000;

type StepOf<Do extends Step["do"]> = Extract<Step, { do: Do }>;

export class Session {
  readonly warnings: string[] = [];
  readonly #scenario: Scenario;
  readonly #machine: Machine;
  readonly #mock: MockServer;
  /** Where the processes are started. */
  readonly #cwd: string;
  readonly #settings: ClientSettings;
  /** Index of the first notification behind the last edit of a skill that Codex may not have seen yet. */
  #skillsEditedAt: number | null = null;
  #app: AppServer | null = null;
  #thread = "";
  /** Ids of the turns that `turn` steps made. */
  #turns: string[] = [];

  /** Address of the server behind the environments that the client registers. */
  readonly #execServer: string | null;

  constructor(scenario: Scenario, machine: Machine, mock: MockServer, cwd: string, execServer: string | null) {
    this.#execServer = execServer;
    this.#scenario = scenario;
    this.#machine = machine;
    this.#mock = mock;
    this.#cwd = cwd;
    this.#settings = new ClientSettings(scenario, machine);
  }

  /** Throws Refusal when Codex refuses, NotRun when a step cannot be acted out. */
  async run(): Promise<void> {
    const { launch, steps } = this.#scenario;
    refuseUnknownSteps(this.#scenario);
    try {
      await this.#startProcess();
      const params: Record<string, unknown> = { cwd: this.#machine.outward(this.#cwd) };
      if (launch.baseInstructions !== null) params.baseInstructions = launch.baseInstructions;
      if (launch.developerInstructions !== null) params.developerInstructions = launch.developerInstructions;
      if (launch.environments !== undefined)
        params.environments = clientEnvironments(launch.environments, this.#machine);
      if (launch.surface === "exec") params.approvalPolicy = "never";
      if (steps.some((step) => step.do === "turn" && step.interrupt)) Object.assign(params, ENDLESS_TOOL);
      await this.#open("thread/start", params);
      for (const [index, step] of steps.entries()) await this.#act(step, index);
    } finally {
      this.#gatherWarnings();
    }
  }

  async close(): Promise<void> {
    await this.#app?.close();
  }

  get #server(): AppServer {
    if (this.#app === null) throw new Error("the app server is not running");
    return this.#app;
  }

  async #startProcess(): Promise<void> {
    const args = [...configArguments(this.#scenario, this.#mock.port, this.#machine), "app-server"];
    this.#app = await AppServer.start(this.#machine.command(args, this.#cwd));
    if (this.#execServer === null) return;
    for (const environmentId of idsOfClient(this.#scenario)) {
      const execServerUrl = addressOf(environmentId, this.#scenario, this.#execServer);
      await this.#app.call("environment/add", { environmentId, execServerUrl });
    }
  }

  async #open(method: string, params: unknown): Promise<void> {
    const opened = await this.#server.call<OpenedThread & { thread: { id: string } }>(method, params);
    this.#thread = opened.thread.id;
    this.#settings.opened(opened);
  }

  #act(step: Step, index: number): Promise<void> | void {
    this.#mock.begin(index);
    switch (step.do) {
      case "turn":
        return this.#turn(step, index);
      case "compact":
        return this.#compact(step, index);
      case "shell":
        return this.#shell(step);
      case "review":
        return this.#review(step, index);
      case "write":
      case "remove":
        return this.#edit(step);
      case "cd":
        this.#machine.makeDirectory(step.cwd);
        return this.#settings.change(step);
      case "environments":
        for (const { cwd } of step.environments) this.#machine.makeDirectory(cwd);
        return this.#settings.change(step);
      case "mode":
      case "set":
        return this.#settings.change(step);
      case "trust":
        return this.#trust(step);
      case "resume":
        return this.#resume(step);
      case "fork":
        return this.#fork(step);
      case "revert":
        return this.#revert(step);
    }
  }

  #edit(step: DiskStep): void {
    if (this.#app !== null && IN_SKILLS.test(step.path)) this.#skillsEditedAt = this.#server.notifications.length;
    if (!this.#machine.edit(step)) this.warnings.push(`remove: ${step.path} did not exist`);
  }

  /** Codex looks at skills again some time behind a change, and says so; of a change that makes none it says nothing. */
  async #letSkillsBeSeen(): Promise<void> {
    const from = this.#skillsEditedAt;
    this.#skillsEditedAt = null;
    if (from === null || this.#scenario.codex === "0.113.0") return;
    const seen = this.#server.notified("look at the skills", from, ({ method }) => method === "skills/changed");
    seen.catch(() => {});
    await Promise.race([seen, delay(SKILLS_MS)]);
  }

  #editAll(steps: readonly DiskStep[]): void {
    for (const step of steps) this.#edit(step);
  }

  async #turn(step: StepOf<"turn">, index: number): Promise<void> {
    const { during, steer, agents } = step;
    await this.#letSkillsBeSeen();
    const server = this.#server;
    const from = server.notifications.length;
    const editsOf: EditsOf = ({ during: edits }) => (edits === null ? null : () => this.#editAll(edits));
    const edit = editsOf({ during });
    const meanwhile = steer === null ? null : async () => this.#steer(steer, (await started).turn.id);
    this.#mock.begin(index, {
      ...DEFAULT_ANSWERS,
      reply: step.reply,
      usage: step.usage,
      during: edit,
      endless: step.interrupt,
      meanwhile,
      refuses: step.fails,
      agents: agents.length === 0 ? null : { tasks: agents, editsOf },
      marksReplies: this.#hasAgents,
    });
    const started = server.call<{ turn: { id: string } }>("turn/start", {
      threadId: this.#thread,
      input: turnInput(step, this.#machine),
      additionalContext: step.context ?? undefined,
      ...this.#settings.ofTurn(),
    });
    const { turn } = await started;
    if (step.interrupt) await this.#interrupt(from, turn.id);
    const done = await server.completedTurn(from, turn.id);
    this.#noteFailure(`turn ${this.#turns.length}`, done);
    this.#turns.push(turn.id);
    await this.#letAgentsFinish(from);
  }

  /** One after the other, in the order in which they were spawned. */
  async #letAgentsFinish(from: number): Promise<void> {
    for (const { thread, released } of this.#mock.left) {
      if (thread === null) continue;
      released.settle();
      await this.#server.notified(
        "end of an agent's turn",
        from,
        ({ method, params }) => method === "turn/completed" && params.threadId === thread,
      );
      // Its parent is told behind that, without a notification.
      await delay(TELLING_MS);
    }
  }

  get #hasAgents(): boolean {
    return this.#scenario.steps.some((step) => step.do === "turn" && step.agents.length > 0);
  }

  async #steer(text: string, turnId: string): Promise<void> {
    await this.#server.call("turn/steer", {
      threadId: this.#thread,
      input: steerInput(text),
      expectedTurnId: turnId,
    });
  }

  /** When the call waits for its answer (it is sent with the end of the response); not when the turn ends without a call. */
  async #interrupt(from: number, turnId: string): Promise<void> {
    const notice = await this.#server.notified("call of a tool", from, (candidate) =>
      candidate.method === CALL_OF_CLIENT ? candidate.params.turnId === turnId : isEndOfTurn(candidate, turnId),
    );
    if (notice.method !== CALL_OF_CLIENT) return;
    await this.#server.call("turn/interrupt", { threadId: this.#thread, turnId });
  }

  async #compact(step: StepOf<"compact">, index: number): Promise<void> {
    this.#mock.begin(index, { ...DEFAULT_ANSWERS, summary: step.summary, refuses: step.fails ? "compaction" : null });
    const from = this.#server.notifications.length;
    await this.#server.call("thread/compact/start", { threadId: this.#thread });
    this.#noteFailure("compact", await this.#server.completedTurn(from));
  }

  async #shell({ command }: StepOf<"shell">): Promise<void> {
    const from = this.#server.notifications.length;
    await this.#server.call("thread/shellCommand", { threadId: this.#thread, command });
    this.#noteFailure("shell", await this.#server.completedTurn(from));
  }

  /** The review of the client is answered in the thread itself. */
  async #review({ text, reply }: StepOf<"review">, index: number): Promise<void> {
    await this.#letSkillsBeSeen();
    this.#mock.begin(index, { ...DEFAULT_ANSWERS, reply, marksReplies: this.#hasAgents });
    const from = this.#server.notifications.length;
    const target = { type: "custom", instructions: text };
    await this.#server.call("review/start", { threadId: this.#thread, delivery: "inline", target });
    this.#noteFailure("review", await this.#server.completedTurn(from));
  }

  #noteFailure(what: string, turn: CompletedTurn): void {
    if (turn.status !== "completed")
      this.warnings.push(`${what}: ${turn.status}: ${JSON.stringify(turn.error ?? null)}`);
  }

  async #trust(step: StepOf<"trust">): Promise<void> {
    const value = { [this.#machine.outward(step.path)]: { trust_level: step.level } };
    await this.#server.call("config/batchWrite", {
      edits: [{ keyPath: "projects", value, mergeStrategy: "upsert" }],
      reloadUserConfig: true,
    });
  }

  async #resume(step: StepOf<"resume">): Promise<void> {
    this.#gatherWarnings();
    await this.#server.close();
    this.#app = null;
    this.#skillsEditedAt = null;
    const params: Record<string, unknown> = { threadId: this.#thread };
    if (step.cwd !== null) {
      this.#machine.makeDirectory(step.cwd);
      params.cwd = this.#machine.outward(step.cwd);
    }
    await this.#startProcess();
    await this.#open("thread/resume", params);
  }

  async #fork(step: StepOf<"fork">): Promise<void> {
    const params: Record<string, unknown> = { threadId: this.#thread };
    if (step.afterTurn !== null) {
      const last = this.#turns[step.afterTurn];
      if (last === undefined) throw new NotRun("unsupported", `fork: there is no turn ${step.afterTurn}`);
      params.lastTurnId = last;
      this.#turns = this.#turns.slice(0, step.afterTurn + 1);
    }
    await this.#open("thread/fork", params);
    // Measured on the terminal interface: a fork starts in Default.
    if (this.#scenario.launch.surface === "tui") this.#settings.sayDefaultMode();
  }

  async #revert({ beforeTurn }: StepOf<"revert">): Promise<void> {
    const beforeTurnId = this.#turns[beforeTurn];
    if (beforeTurnId === undefined) throw new NotRun("unsupported", `revert: there is no turn ${beforeTurn}`);
    if (this.#scenario.codex === "0.113.0") await this.#rollBack(this.#turns.length - beforeTurn);
    else await this.#server.call("thread/revert", { threadId: this.#thread, beforeTurnId });
    this.#turns = this.#turns.slice(0, beforeTurn);
  }

  /** The older form of the same: it counts turns from the end. */
  async #rollBack(numTurns: number): Promise<void> {
    await this.#server.call("thread/rollback", { threadId: this.#thread, numTurns });
  }

  #gatherWarnings(): void {
    this.warnings.push(...spokenTo(this.#app?.notifications ?? []));
  }
}
