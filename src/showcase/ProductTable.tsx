import { ActionBar } from '@chakra-ui/react/action-bar';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Portal } from '@chakra-ui/react/portal';
import { Table } from '@chakra-ui/react/table';
import { useState } from 'react';
import { useFormatter } from '../components/market/formatter-context.ts';
import { SHOWCASE_PRODUCTS } from './showcase-products.ts';
import { ShowcaseCard } from './ShowcaseCard.tsx';
import { ProductTableRow } from './ProductTableRow.tsx';
import { showcaseTableMessages } from './showcase.messages.ts';

const ALL = SHOWCASE_PRODUCTS.map(({ id }) => id);
const NONE: readonly string[] = [];

/** Table of products, with row selection, inline prices and bulk actions. */
export function ProductTable() {
  const { count } = useFormatter();
  const [chosen, setChosen] = useState(NONE);
  const [onSale, setOnSale] = useState<readonly string[]>(ALL);
  const put = (ids: readonly string[], isOnSale: boolean) =>
    setOnSale((before) => ALL.filter((id) => (ids.includes(id) ? isOnSale : before.includes(id))));
  const decide = (isOnSale: boolean) => () => {
    put(chosen, isOnSale);
    setChosen(NONE);
  };
  const areAll = chosen.length === ALL.length;
  const {
    table,
    product,
    price,
    stock,
    onSale: isShown,
    chooseAll,
    publish,
    hide,
    forget,
  } = showcaseTableMessages;
  return (
    <ShowcaseCard padding="0" overflow="clip">
      <Table.Root interactive aria-label={table}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col" width="12">
              <Checkbox.Root
                checked={areAll || (chosen.length > 0 ? 'indeterminate' : false)}
                onCheckedChange={() => setChosen(areAll ? NONE : ALL)}
              >
                <Checkbox.HiddenInput aria-label={chooseAll} />
                <Checkbox.Control />
              </Checkbox.Root>
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{product}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {price}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end" hideBelow="md">
              {stock}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {isShown}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {SHOWCASE_PRODUCTS.map((good) => (
            <ProductTableRow
              key={good.id}
              good={good}
              isChosen={chosen.includes(good.id)}
              isOnSale={onSale.includes(good.id)}
              onChosen={(isChosen) =>
                setChosen(ALL.filter((id) => (id === good.id ? isChosen : chosen.includes(id))))
              }
              onSwitched={(isOnSale) => put([good.id], isOnSale)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      <ActionBar.Root open={chosen.length > 0} closeOnInteractOutside={false}>
        <Portal>
          <ActionBar.Positioner>
            <ActionBar.Content aria-label={showcaseTableMessages.chosen}>
              <ActionBar.SelectionTrigger onClick={() => setChosen(NONE)} aria-label={forget}>
                {count(chosen.length, 'elegido', 'elegidos')}
              </ActionBar.SelectionTrigger>
              <ActionBar.Separator />
              <Button variant="outline" size="sm" onClick={decide(true)}>
                {publish}
              </Button>
              <Button variant="outline" size="sm" onClick={decide(false)}>
                {hide}
              </Button>
            </ActionBar.Content>
          </ActionBar.Positioner>
        </Portal>
      </ActionBar.Root>
    </ShowcaseCard>
  );
}
