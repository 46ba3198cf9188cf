import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/product-deletions/product-deletions.machine.ts';
import type { UserChangesActorRef } from '../../../machines/user-changes/user-changes.machine.ts';
import type { OrderChangesActorRef } from '../../../machines/order-changes/order-changes.machine.ts';
import { type RoundDeed, roundMessages, type RoundWords } from './round.messages.ts';

type RoundRef =
  | ProductChangesActorRef
  | ProductDeletionsActorRef
  | OrderChangesActorRef
  | UserChangesActorRef;
type Snapshot = SnapshotFrom<RoundRef>;
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
  deed: RoundDeed;
  words: RoundWords;
}

/** A round of changes: how far it has come, and once it is over what became of it in words. */
export function useRound(roundRef: RoundRef, { tallyOf, from, became, deed, words }: RoundRules) {
  const isPaused = useSelector(roundRef, selectIsPaused);
  const isUnderWay = useSelector(roundRef, selectIsGoing);
  const tally = tallyOf(useSelector(roundRef, selectEntries));
  const { total, saved, left, again } = tally;
  const isRound = total >= from;
  const told = [
    ...(isRound ? [became(saved)] : []),
    ...(again > 0 ? [roundMessages.refused(again, deed)] : []),
    ...(isRound && left > 0 ? [roundMessages.left(left)] : []),
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

export type Round = ReturnType<typeof useRound>;
