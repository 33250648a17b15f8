import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLIENT_OPTIONS, TokenClient } from "./tokenClient.ts";
import type { CountRequest, CountWorker } from "./tokenService.ts";

class FakeWorker implements CountWorker {
  onReply: CountWorker["onReply"] = null;
  onFailure: CountWorker["onFailure"] = null;
  readonly requests: CountRequest[] = [];
  terminated = false;

  post(request: CountRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** Answers a request: a token a letter. */
  answer(request = this.requests.at(-1)): void {
    if (request === undefined) throw new Error("There is no request.");
    const counts = request.texts.map((text) => ({ tokens: text.length, estimated: false }));
    this.onReply?.({ id: request.id, counts });
  }
}

let workers: FakeWorker[] = [];
const worker = () => workers.at(-1) as FakeWorker;
const client = (options = {}) =>
  new TokenClient(
    () => {
      workers.push(new FakeWorker());
      return worker();
    },
    { ...CLIENT_OPTIONS, ...options },
  );
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("no worker is started before a text is wanted; an empty text needs none", async () => {
  const tokens = client();
  tokens.want([""]);
  await settled();
  expect(workers).toHaveLength(0);
  expect(tokens.peek("")).toEqual({ tokens: 0, estimated: false });
  expect(tokens.peek("abc")).toBeNull();
});

test("texts that are wanted together are one job, each text once, and their counts are told", async () => {
  const tokens = client();
  const told = vi.fn();
  tokens.subscribe(told);
  tokens.want(["abc", "de"]);
  tokens.want(["de"]);
  await settled();
  expect(worker().requests.map(({ texts }) => texts)).toEqual([["abc", "de"]]);
  worker().answer();
  expect(told).toHaveBeenCalledTimes(1);
  expect(tokens.peek("de")).toEqual({ tokens: 2, estimated: false });
  expect(tokens.peek("de")).toBe(tokens.peek("de"));
});

test("a counted text is not counted again", async () => {
  const tokens = client();
  tokens.want(["abc"])();
  tokens.want(["abc"]);
  await settled();
  worker().answer();
  tokens.want(["abc"]);
  await settled();
  expect(worker().requests).toHaveLength(1);
});

test("what is not wanted any more leaves the queue", async () => {
  const tokens = client();
  tokens.want(["first"]);
  await settled();
  const release = tokens.want(["old"]);
  tokens.want(["new"]);
  release();
  worker().answer();
  await settled();
  expect(worker().requests.map(({ texts }) => texts)).toEqual([["first"], ["new"]]);
});

test("a job that nobody wants is ended with its worker when it goes on too long", async () => {
  const tokens = client();
  const release = tokens.want(["slow"]);
  await settled();
  const slow = worker();
  release();
  tokens.want(["next"]);
  await vi.advanceTimersByTimeAsync(CLIENT_OPTIONS.patience - 1);
  expect(slow.terminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.terminated).toBe(true);
  expect(workers).toHaveLength(2);
  expect(worker().requests.map(({ texts }) => texts)).toEqual([["next"]]);
  slow.answer();
  expect(tokens.peek("slow")).toBeNull();
});

test("a job that is wanted again goes on", async () => {
  const tokens = client();
  const release = tokens.want(["slow"]);
  await settled();
  release();
  tokens.want(["slow"]);
  await vi.advanceTimersByTimeAsync(CLIENT_OPTIONS.patience * 3);
  expect(workers).toHaveLength(1);
  worker().answer();
  expect(tokens.peek("slow")).toEqual({ tokens: 4, estimated: false });
});

test("a reply with another id is not taken", async () => {
  const tokens = client();
  tokens.want(["abc"]);
  await settled();
  worker().onReply?.({ id: 99, counts: [{ tokens: 1, estimated: false }] });
  expect(tokens.peek("abc")).toBeNull();
});

test("many texts are several jobs", async () => {
  const tokens = client({ jobUnits: 10 });
  tokens.want(["a".repeat(8), "b".repeat(30), "cc"]);
  await settled();
  worker().answer();
  worker().answer();
  expect(worker().requests.map(({ texts }) => texts.map((text) => text[0]))).toEqual([["a", "c"], ["b"]]);
});

test("old texts are given up beyond the limit, those in use are kept", async () => {
  const tokens = client({ cacheBytes: 12 });
  tokens.want(["used"]);
  const release = tokens.want(["gone"]);
  await settled();
  worker().answer();
  release();
  tokens.want(["more"]);
  await settled();
  worker().answer();
  expect(tokens.peek("used")).not.toBeNull();
  expect(tokens.peek("more")).not.toBeNull();
  expect(tokens.peek("gone")).toBeNull();
});

test("a broken worker costs its own texts alone, and the client gives up after a few", async () => {
  const tokens = client({ failures: 2 });
  tokens.want(["bad"]);
  await settled();
  worker().onFailure?.();
  tokens.want(["good"]);
  await settled();
  expect(workers).toHaveLength(2);
  expect(worker().requests.map(({ texts }) => texts)).toEqual([["good"]]);
  worker().onFailure?.();
  tokens.want(["other"]);
  await settled();
  expect(workers).toHaveLength(2);
  expect(tokens.peek("bad")).toBeNull();
});

test("a worker that cannot be started leaves the texts uncounted", async () => {
  const tokens = new TokenClient(() => {
    throw new Error("no workers here");
  });
  tokens.want(["abc"]);
  await settled();
  expect(tokens.peek("abc")).toBeNull();
});
