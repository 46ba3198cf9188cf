import { memo, useId } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type { RowEditActorRef } from '../../../machines/ui/row-edit.machine.ts';
import type * as rowRules from '../../../machines/ui/row-edit.rules.ts';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Picture } from '../../market/Picture.tsx';
import { ChooseRow } from '../../back-office/data-table/ChooseRow.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { producerProductsMessages } from './producer-products.messages.ts';
import { ProductSwitch } from './ProductSwitch.tsx';
import { rowRefusalText } from './row-edit.messages.ts';
import { RowCell } from './RowCell.tsx';
import { RowEditNote } from './RowEditNote.tsx';
import { ShownState } from './ShownState.tsx';
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

const { choose, edit: editOf, noStore } = producerProductsMessages;

/** Table row of a product: selection, link, visibility, editable price and stock. On phones it is a card. */
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
  const { id, name, thumbnailUrl, popupStore, isReady = true } = listed;
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
  return (
    <tr
      {...TABLE_ROLES.row}
      data-chosen={isChosen}
      data-unsaved={isUnsaved}
      data-going={isGoing}
      aria-busy={isPending || isBusy || isGoing}
    >
      <ChooseRow label={choose(name)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="product">
        <div data-part="picture">
          <Picture src={thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
        </div>
        <div data-part="words">
          <AppLink
            to="/producer/products/$productId/edit"
            params={{ productId: id }}
            aria-label={editOf(name)}
            data-part="name"
          >
            {name}
          </AppLink>
          <ShownState isActive={isActive} isReady={isReady} isGoing={isGoing} />
          {told ? <RowRefusal id={errorId}>{told}</RowRefusal> : null}
          {editRef ? (
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
          ) : null}
        </div>
      </th>
      <td {...TABLE_ROLES.cell} data-cell="price">
        <RowCell {...cell} field="price" />
      </td>
      <td {...TABLE_ROLES.cell} data-cell="stock">
        <RowCell {...cell} field="stock" />
      </td>
      <td {...TABLE_ROLES.cell} data-cell="store">
        {producerStore ? (
          <AppLink to="/producer/popup-stores/$storeId" params={{ storeId: producerStore.id }}>
            {producerStore.name}
          </AppLink>
        ) : (
          (popupStore?.name ?? noStore)
        )}
      </td>
      <ProductSwitch product={listed} isActive={isActive} onSwitched={onSwitched} />
    </tr>
  );
});
