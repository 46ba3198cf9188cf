import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { storeAnalyticsMessages as words } from './store-analytics.messages.ts';

/** Searches in a store without results. */
export function SearchesWithoutResults({
  searches,
}: {
  searches: NonNullable<StoreAnalytics['searchesWithoutResult']>;
}) {
  const { number } = useFormatter();
  if (searches.length === 0)
    return (
      <Panel title={words.searches}>
        <chakra.p color="ink2">{words.allFound}</chakra.p>
      </Panel>
    );
  return (
    <Panel title={words.searches} lead={words.searchesHint}>
      <Table.ScrollArea maxHeight="24rem" tabIndex={0}>
        <Table.Root size="sm" stickyHeader aria-label={words.searches}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{words.searched}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {words.times}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {searches.map(({ q, count }) => (
              <Table.Row key={q}>
                <Table.Cell whiteSpace="normal" overflowWrap="anywhere">
                  {q}
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {number(count)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Panel>
  );
}
