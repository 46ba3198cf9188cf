import { Checkbox } from '@chakra-ui/react/checkbox';
import { Editable } from '@chakra-ui/react/editable';
import { chakra } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { Table } from '@chakra-ui/react/table';
import { useFormatter } from '../components/market/formatter-context.ts';
import { Badge } from '../components/market/Badge.tsx';
import type { ShowcaseProduct } from './showcase-products.ts';
import { ProductDrawer } from './ProductDrawer.tsx';
import { showcaseTableMessages } from './showcase.messages.ts';

interface ShelfRowProps {
  good: ShowcaseProduct;
  isChosen: boolean;
  isOnSale: boolean;
  onChosen: (isChosen: boolean) => void;
  onSwitched: (isOnSale: boolean) => void;
}

/** Row of the product table: the name opens the drawer, the price is editable inline. */
export function ProductTableRow({ good, isChosen, isOnSale, onChosen, onSwitched }: ShelfRowProps) {
  const { price, number } = useFormatter();
  const { name, stock } = good;
  const { choose, priceOf, changePrice, onSaleOf, left, noneLeft } = showcaseTableMessages;
  const none = <Badge tone="soon">{noneLeft}</Badge>;
  return (
    <Table.Row data-selected={isChosen ? '' : undefined}>
      <Table.Cell>
        <Checkbox.Root checked={isChosen} onCheckedChange={({ checked }) => onChosen(checked === true)}>
          <Checkbox.HiddenInput aria-label={choose(name)} />
          <Checkbox.Control />
        </Checkbox.Root>
      </Table.Cell>
      <Table.Cell>
        <ProductDrawer good={good} isOnSale={isOnSale} />
        <chakra.div hideFrom="md" color="ink2">
          {stock > 0 ? left(stock, number(stock)) : none}
        </chakra.div>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        <Editable.Root
          defaultValue={price(good.price)}
          translations={{ input: priceOf(name) }}
          selectOnFocus
          justifyContent="end"
          width="20"
          marginLeft="auto"
          marginRight="-1"
        >
          <Editable.Preview
            aria-label={`${changePrice(name)}: ${price(good.price)}`}
            textAlign="end"
            minHeight="touch"
            textDecoration="underline dotted"
            textUnderlineOffset="0.25em"
          />
          <Editable.Input inputMode="decimal" textAlign="end" />
        </Editable.Root>
      </Table.Cell>
      <Table.Cell textAlign="end" hideBelow="md">
        {stock > 0 ? number(stock) : none}
      </Table.Cell>
      <Table.Cell textAlign="end">
        <Switch.Root checked={isOnSale} onCheckedChange={({ checked }) => onSwitched(checked)}>
          <Switch.HiddenInput aria-label={onSaleOf(name)} />
          <Switch.Control />
        </Switch.Root>
      </Table.Cell>
    </Table.Row>
  );
}
