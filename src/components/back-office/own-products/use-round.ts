import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import type { ProductDeletionsActorRef } from '../../../machines/product-deletions/product-deletions.machine.ts';
import { bulkMessages } from './own-products.messages.ts';

type RoundRef = ProductChangesActorRef | ProductDeletionsActorRef;
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
}

/** A round of changes: how far it has come, and once it is over what became of it in words. */
export function useRound(roundRef: RoundRef, { tallyOf, from, became }: RoundRules) {
  const isPaused = useSelector(roundRef, selectIsPaused);
  const isUnderWay = useSelector(roundRef, selectIsGoing);
  const tally = tallyOf(useSelector(roundRef, selectEntries));
  const { total, saved, refused, left } = tally;
  const isRound = total >= from;
  const told = [
    became(saved),
    ...(refused > 0 ? [bulkMessages.refused(refused)] : []),
    ...(left > 0 ? [bulkMessages.left(left)] : []),
  ].join(' · ');
  return {
    roundRef,
    tally,
    isPaused,
    isGoing: isRound && isUnderWay,
    outcome: isRound && !isUnderWay ? told : '',
  };
}

export type Round = ReturnType<typeof useRound>;
