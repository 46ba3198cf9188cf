import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { memo } from 'react';
import type { Product } from '../../../../contract/products/product.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { Picture } from '../../market/Picture.tsx';
import { ownProductsMessages } from './own-products.messages.ts';

/** What the parts of a table are to those who listen, also where they are laid out as cards and browsers would forget it. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface OwnProductRowProps {
  product: Product;
  /** Whether it is on sale, or will be when the change that is on its way is there. */
  isActive: boolean;
  isPending: boolean;
  isChosen: boolean;
  /** Why its last change was refused. */
  refusal: string | null;
  onChosen: (id: string, isChosen: boolean) => void;
  onSwitched: (id: string, isActive: boolean) => void;
}

const row: SystemStyleObject = {
  '&[data-chosen=true], &:hover': { background: 'sunken' },
};

/** One product: chosen, looked at, put on sale or hidden. On the phone it is a card of its own. */
export const OwnProductRow = memo(function OwnProductRow({
  product: { id, name, price, stock, thumbnailUrl, popupStore },
  isActive,
  isPending,
  isChosen,
  refusal,
  onChosen,
  onSwitched,
}: OwnProductRowProps) {
  const { price: priced, number } = useFormatter();
  const {
    choose,
    shown,
    notShown,
    onSaleOf,
    edit,
    publish,
    publishOf,
    hide,
    hideOf,
    noneLeft,
    noStore,
    left,
  } = ownProductsMessages;
  return (
    <chakra.tr {...ROLES.row} css={row} data-chosen={isChosen} aria-busy={isPending}>
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
            aria-label={edit(name)}
            data-part="name"
            css={{ _hover: { textDecoration: 'underline' } }}
          >
            {name}
          </AppLink>
          <chakra.span data-part="state">
            <Label tone={isActive ? 'open' : 'over'}>{isActive ? shown : notShown}</Label>
          </chakra.span>
          {refusal ? (
            <chakra.p
              data-part="refusal"
              display="flex"
              alignItems="center"
              gap="1"
              color="danger"
              fontSize="sm"
            >
              <Icon name="warning" size={16} />
              {refusal}
            </chakra.p>
          ) : null}
        </chakra.div>
      </chakra.th>
      <chakra.td {...ROLES.cell} data-cell="price">
        {priced(price)}
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="stock">
        {stock > 0 ? (
          <>
            <span data-part="count">{number(stock)}</span>
            <span data-part="left">{left(stock, number(stock))}</span>
          </>
        ) : (
          <Label tone="soon">{noneLeft}</Label>
        )}
      </chakra.td>
      <chakra.td {...ROLES.cell} data-cell="store">
        {popupStore?.name ?? noStore}
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
