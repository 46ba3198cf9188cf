import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/product-deletions/product-deletions.machine.ts';
import type { OrderChangesActorRef } from '../../../machines/order-changes/order-changes.machine.ts';
import { roundMessages, type RoundWords } from './round.messages.ts';

type RoundRef = ProductChangesActorRef | ProductDeletionsActorRef | OrderChangesActorRef;
type Snapshot = SnapshotFrom<RoundRef>;
const selectEntries = (snapshot: Snapshot) => snapshot.context;
const selectIsPaused = (snapshot: Snapshot) =>
  snapshot.matches('paused') || snapshot.matches({ sending: 'pausing' });
const selectIsGoing = (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.matches('paused');

interface RoundRules {
  tallyOf: typeof changesSelectors.tallyOf;
  /** From how many rows on it is a round that tells of itself; fewer say in their rows what became of them. */
  from: number;
  /** What so many rows have become. */
  became: (count: number) => string;
  words: RoundWords;
}

/** A round of changes: how far it has come, and once it is over what became of it in words. */
export function useRound(roundRef: RoundRef, { tallyOf, from, became, words }: RoundRules) {
  const isPaused = useSelector(roundRef, selectIsPaused);
  const isUnderWay = useSelector(roundRef, selectIsGoing);
  const tally = tallyOf(useSelector(roundRef, selectEntries));
  const { total, saved, refused, left } = tally;
  const isRound = total >= from;
  const told = [
    became(saved),
    ...(refused > 0 ? [roundMessages.refused(refused)] : []),
    ...(left > 0 ? [roundMessages.left(left)] : []),
  ].join(' · ');
  return {
    roundRef,
    words,
    tally,
    isPaused,
    isGoing: isRound && isUnderWay,
    outcome: isRound && !isUnderWay ? told : '',
  };
}

export type Round = ReturnType<typeof useRound>;
