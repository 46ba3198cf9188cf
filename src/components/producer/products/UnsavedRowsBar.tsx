import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { RowEditsActorRef } from '../../../machines/ui/row-edits.machine.ts';
import { BulkActionBar, BulkActionButton } from '../../back-office/data-table/BulkActionBar.tsx';
import { rowEditMessages } from './row-edit.messages.ts';

const selectCount = ({ context }: SnapshotFrom<RowEditsActorRef>) => context.unsaved.length;

/** Bar that saves at least two unsaved rows at once (R4.15); a single row has its own button. */
export function UnsavedRowsBar({ editsRef }: { editsRef: RowEditsActorRef }) {
  const count = useSelector(editsRef, selectCount);
  if (count < 2) return null;
  return (
    <BulkActionBar label={rowEditMessages.region}>
      <span data-part="told">{rowEditMessages.waiting(count)}</span>
      <BulkActionButton onPressed={() => editsRef.send({ type: 'save.requested' })}>
        {rowEditMessages.saveAll(count)}
      </BulkActionButton>
      <BulkActionButton quiet onPressed={() => editsRef.send({ type: 'discard.requested' })}>
        {rowEditMessages.discardAll}
      </BulkActionButton>
    </BulkActionBar>
  );
}
