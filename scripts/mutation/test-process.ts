import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** Request to the test worker; paths are absolute. `named` runs only tests whose title contains a requirement. */
export type TestRequest = {
  invalid: readonly string[];
  tests: readonly string[];
  bail: boolean;
  named?: string;
};
/** Finished test with its file and full title. */
export type TestCase = { file: string; title: string; isPassed: boolean };
export type TestReply = {
  failed: readonly string[];
  cases: readonly TestCase[];
  hasStrayErrors: boolean;
};

const START = 120_000;

async function answerOf(child: ChildProcess, time: number): Promise<TestReply | null> {
  try {
    const [answer]: TestReply[] = await once(child, 'message', { signal: AbortSignal.timeout(time) });
    return answer ?? null;
  } catch {
    return null;
  }
}

/** Child process that runs tests; it is killed with its descendants after a timeout, because a mutant may loop forever. */
export class TestProcess {
  readonly #tree: string;
  #child: ChildProcess | null = null;

  constructor(tree: string) {
    this.#tree = tree;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child?.connected) return this.#child;
    const log = openSync(join(this.#tree, '..', 'tests.log'), 'a');
    const child = fork(join(import.meta.dirname, 'test-worker.ts'), {
      cwd: this.#tree,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.#child = child;
    if ((await answerOf(child, START)) === null) throw new Error('Vitest did not start: see tests.log');
    return child;
  }

  /** Runs test files in the given order; null if they exceed `time` ms. */
  async run(question: TestRequest, time: number): Promise<TestReply | null> {
    const child = await this.#started();
    child.send(question);
    const answer = await answerOf(child, time);
    if (answer === null) this.stop();
    return answer;
  }

  /** Lets the process shut down its children, including PostgreSQL. */
  async end(): Promise<void> {
    const child = this.#child;
    if (!child?.connected) return;
    child.disconnect();
    await once(child, 'exit');
    this.#child = null;
  }

  stop() {
    if (this.#child?.pid && this.#child.exitCode === null) process.kill(-this.#child.pid, 'SIGKILL');
    this.#child = null;
  }
}
