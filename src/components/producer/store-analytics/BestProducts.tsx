import { Table } from '@chakra-ui/react/table';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { Button } from '../../forms/Button.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { storeAnalyticsMessages as words } from './store-analytics.messages.ts';

/** Number of products visible before expanding. */
const FIRST = 10;

/** Best-selling products of a store, with their views. */
export function BestProducts({ products }: { products: StoreAnalytics['topProducts'] }) {
  const [isWhole, setWhole] = useState(false);
  const { number, price } = useFormatter();
  const hasViews = products.some(({ views }) => views !== undefined);
  const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
  return (
    <Panel title={words.products}>
      {products.length === 0 ? (
        <chakra.p color="ink2">{words.nothingSold}</chakra.p>
      ) : (
        <Table.ScrollArea tabIndex={0}>
          <Table.Root
            size="sm"
            aria-label={words.products}
            css={{ '& :is(th, td)': { paddingInline: { base: '1.5', md: '2' } } }}
          >
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col">{words.product}</Table.ColumnHeader>
                {hasViews ? (
                  <Table.ColumnHeader scope="col" textAlign="end">
                    {words.looks}
                  </Table.ColumnHeader>
                ) : null}
                <Table.ColumnHeader scope="col" textAlign="end">
                  {words.units}
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col" textAlign="end">
                  {words.taken}
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {products
                .slice(0, isWhole ? undefined : FIRST)
                .map(({ productId, name, views, units, revenue }) => (
                  <Table.Row key={productId}>
                    <Table.Cell whiteSpace="normal" overflowWrap="anywhere" minWidth="5rem">
                      <AppLink
                        to="/producer/products/$productId/edit"
                        params={{ productId }}
                        aria-label={words.editProduct(name)}
                        css={{ _hover: { textDecoration: 'underline' } }}
                      >
                        {name}
                      </AppLink>
                    </Table.Cell>
                    {hasViews ? <Table.Cell {...numeric}>{number(views ?? 0)}</Table.Cell> : null}
                    <Table.Cell {...numeric}>{number(units)}</Table.Cell>
                    <Table.Cell {...numeric}>{price(revenue)}</Table.Cell>
                  </Table.Row>
                ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
      {products.length > FIRST && !isWhole ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {words.allProducts(number(products.length))}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
