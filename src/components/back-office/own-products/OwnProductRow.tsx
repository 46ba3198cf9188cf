import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { memo, useId } from 'react';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import type { OwnProduct } from '../../../../contract/products/own-product.ts';
import type { RowEditActorRef } from '../../../machines/row-edit/row-edit.machine.ts';
import type * as rowRules from '../../../machines/row-edit/row-edit.rules.ts';
import type { RowField } from '../../../machines/row-edit/row-edit.rules.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { Picture } from '../../market/Picture.tsx';
import { ROLES } from './table-roles.ts';
import { ownProductsMessages } from './own-products.messages.ts';
import { rowRefusalText } from './row-edit.messages.ts';
import { RowCell } from './RowCell.tsx';
import { RowEditNote } from './RowEditNote.tsx';
import { ShownState } from './ShownState.tsx';
import { useRowEdit } from './use-row-edit.ts';

interface OwnProductRowProps {
  product: OwnProduct;
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
  ownStore: PopupStore | undefined;
  /** Why its last change was refused. */
  refusal: string | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
  onOpened: (product: OwnProduct, field: RowField) => void;
}

const row: SystemStyleObject = {
  '&[data-chosen=true], &:hover': { background: 'sunken' },
  '&[data-unsaved=true]': { boxShadow: { base: 'inset 4px 0 var(--td-colors-soon)', md: 'none' } },
  '&[data-unsaved=true] > [data-cell=choose]': {
    boxShadow: { base: 'none', md: 'inset 4px 0 var(--td-colors-soon)' },
  },
  '&[data-going=true]': { opacity: '0.55' },
};

const { choose, onSaleOf, edit: editOf, publish, publishOf, hide, hideOf, noStore } = ownProductsMessages;

/** One product: chosen, looked at, put on sale or hidden, its price and stock changed. On the phone it is a card of its own. */
export const OwnProductRow = memo(function OwnProductRow({
  product: listed,
  editRef,
  selectors: { changedFields, contestedFields },
  isActive,
  isPending,
  isGoing,
  isChosen,
  ownStore,
  refusal,
  onChosen,
  onSwitched,
  onOpened,
}: OwnProductRowProps) {
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
    <chakra.tr
      {...ROLES.row}
      css={row}
      data-chosen={isChosen}
      data-unsaved={isUnsaved}
      data-going={isGoing}
      aria-busy={isPending || isBusy || isGoing}
    >
      <chakra.td {...ROLES.cell} data-cell="choose">
        <Checkbox.Root checked={isChosen} onCheckedChange={({ checked }) => onChosen(id, checked === true)}>
          <Checkbox.HiddenInput aria-label={choose(name)} />
          <Checkbox.Control />
        </Checkbox.Root>
      </chakra.td>
      <chakra.th {...ROLES.rowheader} scope="row" data-cell="product">
        <chakra.div data-part="picture">
          <Picture src={thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
        </chakra.div>
        <chakra.div minWidth="0">
          <AppLink
            to="/producer/products/$productId/edit"
            params={{ productId: id }}
            aria-label={editOf(name)}
            data-part="name"
            css={{ _hover: { textDecoration: 'underline' } }}
          >
            {name}
          </AppLink>
          <ShownState isActive={isActive} isReady={isReady} isGoing={isGoing} />
          {told ? (
            <chakra.p
              id={errorId}
              role="alert"
              data-part="refusal"
              display="flex"
              alignItems="center"
              gap="1"
              color="danger"
              fontSize="sm"
            >
              <Icon name="warning" size={16} />
              {told}
            </chakra.p>
          ) : null}
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
        </chakra.div>
      </chakra.th>
      <chakra.td {...ROLES.cell} data-cell="price">
        <RowCell {...cell} field="price" />
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="stock">
        <RowCell {...cell} field="stock" />
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="store">
        {ownStore ? (
          <AppLink
            to="/producer/popup-stores/$storeId"
            params={{ storeId: ownStore.id }}
            css={{ _hover: { textDecoration: 'underline' } }}
          >
            {ownStore.name}
          </AppLink>
        ) : (
          (popupStore?.name ?? noStore)
        )}
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="switch">
        <Switch.Root
          checked={isActive}
          onCheckedChange={({ checked }) => onSwitched(id, checked)}
          display={{ base: 'none', md: 'inline-flex' }}
        >
          <Switch.HiddenInput aria-label={onSaleOf(name)} />
          <Switch.Control />
        </Switch.Root>
        <Button
          variant="quiet"
          size="sm"
          display={{ md: 'none' }}
          aria-label={isActive ? hideOf(name) : publishOf(name)}
          onClick={() => onSwitched(id, !isActive)}
        >
          {isActive ? hide : publish}
        </Button>
      </chakra.td>
    </chakra.tr>
  );
});
