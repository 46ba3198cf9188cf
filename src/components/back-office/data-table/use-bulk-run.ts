import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';
import type { RowChangeEntries } from '../../../machines/ui/row-changes.entries.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import { type BulkRunAction, bulkRunMessages, type BulkRunTexts } from './bulk-run.messages.ts';

type Events = 'pause' | 'resume' | 'cancel' | 'retry';

/** Structural type of a bulk run's snapshot, for any kind of rows. */
interface Snapshot {
  context: RowChangeEntries<unknown, string>;
  matches(state: 'paused' | { sending: 'pausing' }): boolean;
  can(event: { type: 'cancel.requested' }): boolean;
  hasTag(tag: 'busy'): boolean;
}
interface RoundRef extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
  send(event: { type: `${Events}.requested` | 'outcomes.dismissed' }): void;
}
const selectEntries = (snapshot: Snapshot) => snapshot.context;
const selectIsPaused = (snapshot: Snapshot) =>
  snapshot.matches('paused') || snapshot.matches({ sending: 'pausing' });
const selectIsStoppable = (snapshot: Snapshot) => snapshot.can({ type: 'cancel.requested' });
const selectIsGoing = (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.matches('paused');

interface RoundRules {
  tallyOf: typeof changesSelectors.tallyOf;
  /** Minimum number of rows of a bulk run with its own bar. Fewer rows show the outcome in the row until dismissed. */
  from: number;
  /** Text for a number of saved rows. */
  became: (count: number) => string;
  action: BulkRunAction;
  words: BulkRunTexts;
}

/** Bulk run as hook: its progress, and its outcome in words once it has ended. */
export function useBulkRun(roundRef: RoundRef, { tallyOf, from, became, action, words }: RoundRules) {
  const isPaused = useSelector(roundRef, selectIsPaused);
  const isUnderWay = useSelector(roundRef, selectIsGoing);
  // Deferred: answers may arrive faster than the tally can render.
  const tally = tallyOf(useDeferredValue(useSelector(roundRef, selectEntries)));
  const { total, saved, left, again } = tally;
  const isRound = total >= from;
  const told = [
    ...(isRound ? [became(saved)] : []),
    ...(again > 0 ? [bulkRunMessages.refused(again, action)] : []),
    ...(isRound && left > 0 ? [bulkRunMessages.left(left)] : []),
  ].join(' · ');
  return {
    roundRef,
    words,
    tally,
    isPaused,
    /** Some changes are not sent yet and can be cancelled. */
    isStoppable: useSelector(roundRef, selectIsStoppable),
    isGoing: isRound && isUnderWay,
    /** Visible outcome; includes rows that were refused in earlier runs. */
    outcome: isUnderWay ? '' : told,
    /** Announcement after the run, for screen readers; the refusal of a single row is announced in its row. */
    news: isUnderWay ? '' : isRound ? told : saved > 0 ? became(saved) : '',
  };
}

export type BulkRun = ReturnType<typeof useBulkRun>;
