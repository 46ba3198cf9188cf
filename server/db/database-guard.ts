import { createActor, fromPromise } from 'xstate';
import { isConnectionLost, isDatabaseUnreachable, noteReported } from './database-error.ts';
import { databaseOutageMachine } from './database-outage.machine.ts';

/** Age in ms of a statement from which the database is probed, if none is answered meanwhile. */
const LATE = 500;
/** Time in ms without a failure after which an outage is over. */
const CALM = 1_000;

/** Statement that failed because the database does not answer. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}

/** Listener to outages, for the log: one call when an outage begins and one when it ends. */
export interface OutageReport {
  began: (error: unknown) => void;
  /** `failures`: statements that failed meanwhile; `ms`: duration. */
  ended: (outage: { failures: number; ms: number }) => void;
}

interface GuardOptions {
  probe: () => Promise<void>;
  report?: OutageReport | undefined;
  /** The database hangs: connections with a statement will not be answered. */
  onHang: () => void;
  /** The database answers again: idle connections may be dead. */
  onBack: () => void;
}

/** Guard of all statements of a process: a database that hangs or is away fails them at once. */
export interface DatabaseGuard {
  /**
   * Runs a statement. Rejects with DatabaseSilent while the database is away, and as soon as it is found to hang.
   * `isAnswer`: false for work that succeeds without a word of the database, such as the wait for a connection.
   */
  run<T>(work: () => Promise<T>, isAnswer?: boolean): Promise<T>;
  /** True from the first failure of an outage until the database answers. */
  isInOutage(): boolean;
  stop(): void;
}

interface Pending {
  since: number;
  reject: (error: Error) => void;
}

/** Beginning, end and size of outages. */
function createOutageCount(report: OutageReport | undefined) {
  let outage: { since: number; last: number; failures: number } | undefined;
  return {
    isOpen: () => outage !== undefined,
    failed: (error: unknown) => {
      const now = performance.now();
      if (report) noteReported(error);
      if (outage === undefined) report?.began(error);
      outage = { since: outage?.since ?? now, last: now, failures: (outage?.failures ?? 0) + 1 };
    },
    answered: () => {
      const now = performance.now();
      if (outage === undefined || now - outage.last < CALM) return;
      report?.ended({ failures: outage.failures, ms: Math.round(now - outage.since) });
      outage = undefined;
    },
  };
}

export function createDatabaseGuard({ probe, report, onHang, onBack }: GuardOptions): DatabaseGuard {
  const outage = createOutageCount(report);
  const pending = new Set<Pending>();
  let answeredAt = 0;
  let hasFailed = false;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;

  const dropPending = () => {
    const left = [...pending];
    pending.clear();
    for (const { reject } of left) {
      const silent = new DatabaseSilent();
      outage.failed(silent);
      reject(silent);
    }
    onHang();
  };
  const actor = createActor(
    databaseOutageMachine.provide({
      actors: { probe: fromPromise(probe) },
      actions: {
        dropPending,
        noteAway: () => {
          isAway = true;
        },
        noteBack: () => {
          isAway = false;
          hasFailed = false;
          onBack();
        },
      },
    }),
  ).start();

  /** Looks for late statements while any is pending. */
  const look = () => {
    timer = undefined;
    const [oldest] = pending;
    if (oldest === undefined) return;
    const late = performance.now() - LATE;
    if (oldest.since <= late && answeredAt <= late) actor.send({ type: 'statement.late' });
    arm();
  };
  const arm = () => {
    timer ??= setTimeout(look, LATE).unref();
  };

  const noteAnswer = () => {
    answeredAt = performance.now();
    if (outage.isOpen()) outage.answered();
    if (!hasFailed && !actor.getSnapshot().matches('suspected')) return;
    hasFailed = false;
    actor.send({ type: 'statement.answered' });
  };
  const noteFailure = (error: unknown) => {
    const isLost = isConnectionLost(error);
    if (isLost || isDatabaseUnreachable(error)) outage.failed(error);
    // A statement that PostgreSQL refuses is an answer, too.
    else noteAnswer();
    if (!isLost) return;
    hasFailed = true;
    actor.send({ type: 'statement.failed' });
  };

  const run = <T>(work: () => Promise<T>, isAnswer = true): Promise<T> => {
    if (isAway) {
      const silent = new DatabaseSilent();
      outage.failed(silent);
      return Promise.reject(silent);
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const statement = { since: performance.now(), reject };
    pending.add(statement);
    arm();
    const answer = (value: T): void => {
      if (pending.delete(statement) && isAnswer) noteAnswer();
      resolve(value);
    };
    const fail = (error: unknown): void => {
      if (pending.delete(statement)) noteFailure(error);
      reject(error as Error);
    };
    work().then(answer, fail);
    return promise;
  };

  return {
    run,
    isInOutage: outage.isOpen,
    stop: () => {
      clearTimeout(timer);
      actor.stop();
    },
  };
}
