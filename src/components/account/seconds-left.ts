import type { SnapshotFrom } from 'xstate';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';

const SECOND = 1_000;

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsLeft(snapshot: SnapshotFrom<CodeRequestActorRef>): number {
  if (!snapshot.hasTag('resting')) return 0;
  const { until, now, wait } = snapshot.context;
  return Math.max(0, Math.ceil((until === null ? wait : until - now) / SECOND));
}
