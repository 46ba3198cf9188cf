import { memo, useId } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type { RowEditActorRef } from '../../../machines/ui/row-edit.machine.ts';
import type * as rowRules from '../../../machines/ui/row-edit.rules.ts';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import { SelectRowCheckbox } from '../../back-office/data-table/SelectRowCheckbox.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { PRODUCER_PRODUCTS_TABLE } from './producer-products-columns.tsx';
import { producerProductsMessages } from './producer-products.messages.ts';
import { rowRefusalText } from './row-edit.messages.ts';
import { RowEditNote } from './RowEditNote.tsx';
import { useRowEdit } from './use-row-edit.ts';

interface ProducerProductRowProps {
  product: ProducerProduct;
  /** Actor of the row's unsaved change, if any. */
  editRef: RowEditActorRef | undefined;
  /** Selectors of a row's changes. */
  selectors: Pick<typeof rowRules, 'changedRowFields' | 'contestedFields'>;
  /** Product is active, or will be after the pending change. */
  isActive: boolean;
  isPending: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  isChosen: boolean;
  /** Store of the product if the producer runs it; a product may be in another producer's store. */
  producerStore: PopupStore | undefined;
  /** Refusal message of the last change. */
  refusal: string | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
  onOpened: (product: ProducerProduct, field: RowField) => void;
}

/** Table row of a product. */
export const ProducerProductRow = memo(function ProducerProductRow({
  product: listed,
  editRef,
  selectors: { changedRowFields, contestedFields },
  isActive,
  isPending,
  isGoing,
  isChosen,
  producerStore,
  refusal,
  onChosen,
  onSwitched,
  onOpened,
}: ProducerProductRowProps) {
  const { id, name } = listed;
  const { edit, isBusy, isDeciding } = useRowEdit(editRef);
  const errorId = useId();
  const seen = edit?.product ?? listed;
  const isUnsaved = edit !== null && changedRowFields(edit.product, edit.typed).length > 0;
  const contest = isDeciding && edit?.now ? { now: edit.now, seen: edit.product, typed: edit.typed } : null;
  const wrong =
    edit && (Object.values(edit.errors).join(' ') || (edit.failure && rowRefusalText(edit.failure)));
  const told = (!isBusy && !contest && wrong) || refusal;
  const cell = {
    product: seen,
    typed: contest ? {} : (edit?.typed ?? {}),
    isBusy,
    errorOf: (field: RowField) => (edit?.errors[field] === undefined ? undefined : errorId),
    onOpened: (field: RowField) => onOpened(listed, field),
    editRef,
  };
  const note = editRef ? (
    <RowEditNote
      editRef={editRef}
      name={name}
      isUnsaved={isUnsaved}
      isBusy={isBusy}
      contest={
        contest && {
          fields: contestedFields(contest.seen, contest.now, contest.typed),
          typed: contest.typed,
          now: contest.now,
        }
      }
    />
  ) : null;
  return (
    <tr
      {...TABLE_ROLES.row}
      data-chosen={isChosen}
      data-unsaved={isUnsaved}
      data-going={isGoing}
      aria-busy={isPending || isBusy || isGoing}
    >
      <SelectRowCheckbox
        label={producerProductsMessages.choose(name)}
        isChosen={isChosen}
        onChosen={(now) => onChosen(id, now)}
      />
      <TableCells
        of={PRODUCER_PRODUCTS_TABLE}
        row={{
          product: listed,
          isActive,
          isGoing,
          producerStore,
          edit: cell,
          refusal: told,
          errorId,
          note,
          onSwitched,
        }}
      />
    </tr>
  );
});
