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
import { ROLES } from '../../back-office/data-table/table-roles.ts';
import { producerProductsMessages } from './producer-products.messages.ts';
import { ProductSwitch } from './ProductSwitch.tsx';
import { rowRefusalText } from './row-edit.messages.ts';
import { RowCell } from './RowCell.tsx';
import { RowEditNote } from './RowEditNote.tsx';
import { ShownState } from './ShownState.tsx';
import { useRowEdit } from './use-row-edit.ts';

interface ProducerProductRowProps {
  product: ProducerProduct;
  /** Its change that is under way, if one is. */
  editRef: RowEditActorRef | undefined;
  /** How a change is read. */
  selectors: Pick<typeof rowRules, 'changedFields' | 'contestedFields'>;
  /** Whether it is on sale, or will be when the change that is on its way is there. */
  isActive: boolean;
  isPending: boolean;
  /** Whether it is being deleted, or is and the list does not know yet. */
  isGoing: boolean;
  isChosen: boolean;
  /** The store that it is sold in, where that is its reader's: one may also sell in somebody else's. */
  producerStore: PopupStore | undefined;
  /** Why its last change was refused. */
  refusal: string | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
  onOpened: (product: ProducerProduct, field: RowField) => void;
}

const { choose, edit: editOf, noStore } = producerProductsMessages;

/** One product: chosen, looked at, put on sale or hidden, its price and stock changed. On the phone it is a card of its own. */
export const ProducerProductRow = memo(function ProducerProductRow({
  product: listed,
  editRef,
  selectors: { changedFields, contestedFields },
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
  const isUnsaved = edit !== null && changedFields(edit.product, edit.typed).length > 0;
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
      {...ROLES.row}
      data-chosen={isChosen}
      data-unsaved={isUnsaved}
      data-going={isGoing}
      aria-busy={isPending || isBusy || isGoing}
    >
      <ChooseRow label={choose(name)} isChosen={isChosen} onChosen={(now) => onChosen(id, now)} />
      <th {...ROLES.rowheader} scope="row" data-cell="product">
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
      <td {...ROLES.cell} data-cell="price">
        <RowCell {...cell} field="price" />
      </td>
      <td {...ROLES.cell} data-cell="stock">
        <RowCell {...cell} field="stock" />
      </td>
      <td {...ROLES.cell} data-cell="store">
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
