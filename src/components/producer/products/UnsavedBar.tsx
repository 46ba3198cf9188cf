import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { RowEditsActorRef } from '../../../machines/ui/row-edits.machine.ts';
import { Bar, Press } from '../../back-office/data-table/Bar.tsx';
import { rowEditMessages } from './row-edit.messages.ts';

const selectCount = ({ context }: SnapshotFrom<RowEditsActorRef>) => context.unsaved.length;

/** Bar that saves at least two unsaved rows at once (R4.15); a single row has its own button. */
export function UnsavedBar({ editsRef }: { editsRef: RowEditsActorRef }) {
  const count = useSelector(editsRef, selectCount);
  if (count < 2) return null;
  return (
    <Bar label={rowEditMessages.region}>
      <span data-part="told">{rowEditMessages.waiting(count)}</span>
      <Press onPressed={() => editsRef.send({ type: 'save.requested' })}>
        {rowEditMessages.saveAll(count)}
      </Press>
      <Press quiet onPressed={() => editsRef.send({ type: 'discard.requested' })}>
        {rowEditMessages.discardAll}
      </Press>
    </Bar>
  );
}
