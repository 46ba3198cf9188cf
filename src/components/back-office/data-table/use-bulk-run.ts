import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Entries } from '../../../machines/ui/changes.entries.ts';
import type * as changesSelectors from '../../../machines/ui/changes.selectors.ts';
import { type BulkRunAction, bulkRunMessages, type BulkRunTexts } from './bulk-run.messages.ts';

type Events = 'pause' | 'resume' | 'cancel' | 'retry';

/** What a round is asked and told, whatever its rows become. */
interface Snapshot {
  context: Entries<unknown, string>;
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
  /** From how many rows on it is a round that tells of itself; fewer say in their rows what became of them, and stay until put away. */
  from: number;
  /** What so many rows have become. */
  became: (count: number) => string;
  deed: BulkRunAction;
  words: BulkRunTexts;
}

/** A round of changes: how far it has come, and once it is over what became of it in words. */
export function useBulkRun(roundRef: RoundRef, { tallyOf, from, became, deed, words }: RoundRules) {
  const isPaused = useSelector(roundRef, selectIsPaused);
  const isUnderWay = useSelector(roundRef, selectIsGoing);
  // Rows may be answered faster than what is told of them can be drawn.
  const tally = tallyOf(useDeferredValue(useSelector(roundRef, selectEntries)));
  const { total, saved, left, again } = tally;
  const isRound = total >= from;
  const told = [
    ...(isRound ? [became(saved)] : []),
    ...(again > 0 ? [bulkRunMessages.refused(again, deed)] : []),
    ...(isRound && left > 0 ? [bulkRunMessages.left(left)] : []),
  ].join(' · ');
  return {
    roundRef,
    words,
    tally,
    isPaused,
    /** Whether something of it can still be held back. */
    isStoppable: useSelector(roundRef, selectIsStoppable),
    isGoing: isRound && isUnderWay,
    /** What stands to be read, also of rows that were refused before. */
    outcome: isUnderWay ? '' : told,
    /** What is said of it once it is over; why one row was refused is said there. */
    news: isUnderWay ? '' : isRound ? told : saved > 0 ? became(saved) : '',
  };
}

export type BulkRun = ReturnType<typeof useBulkRun>;
