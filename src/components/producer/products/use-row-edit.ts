import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { RowEditActorRef } from '../../../machines/ui/row-edit.machine.ts';

type Snapshot = SnapshotFrom<RowEditActorRef> | undefined;
const selectContext = (snapshot: Snapshot) => snapshot?.context ?? null;
const selectIsBusy = (snapshot: Snapshot) => snapshot?.hasTag('busy') ?? false;
const selectIsDeciding = (snapshot: Snapshot) => snapshot?.matches('deciding') ?? false;

/** State of a row's unsaved change; null without one. */
export function useRowEdit(editRef: RowEditActorRef | undefined) {
  const edit = useSelector(editRef, selectContext);
  const isBusy = useSelector(editRef, selectIsBusy);
  const isDeciding = useSelector(editRef, selectIsDeciding);
  return { edit, isBusy, isDeciding };
}
