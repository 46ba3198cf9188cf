import type { SnapshotFrom } from 'xstate';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';

const SECOND = 1_000;

/** Whole seconds until the next code may be requested; 0 if it may be requested now. */
export function secondsLeft(snapshot: SnapshotFrom<CodeRequestActorRef>): number {
  if (!snapshot.hasTag('resting')) return 0;
  const { until, now, wait } = snapshot.context;
  return Math.max(0, Math.ceil((until === null ? wait : until - now) / SECOND));
}
