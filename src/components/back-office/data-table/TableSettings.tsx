import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { PAGE_SIZES } from '../../../../contract/api/page-sizes.ts';
import type { ListActorRef, ListQuery, ListSnapshot } from '../../../machines/ui/list.machine.ts';
import { SelectControl } from '../../forms/SelectField.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { HideableColumns } from './define-table.ts';
import { tableSettingsMessages as words } from './table-settings.messages.ts';
import { TABLE_LAYOUT_QUERY } from './data-table.styles.ts';

interface TableToolsProps<Item, Query extends ListQuery> {
  actorRef: ListActorRef<Item, Query>;
  /** Table whose columns can be hidden; omitted if none can. */
  table?: HideableColumns;
}

/** Page sizes in ascending order, including the default of the list. */
const sizesWith = (usual: number) =>
  [...new Set([...PAGE_SIZES, usual])].toSorted((one, other) => one - other);

/** Table settings: page size and visible columns. */
export function TableSettings<Item, Query extends ListQuery>({
  actorRef,
  table,
}: TableToolsProps<Item, Query>) {
  const id = useId();
  const { number } = useFormatter();
  const usual = useSelector(actorRef, ({ context }: ListSnapshot<Item, Query>) => context.limit);
  const rows = useSelector(actorRef, ({ context }: ListSnapshot<Item, Query>) => context.query.rows);
  const choose = (chosen: number) => {
    // Includes the typed search text, which the query may not contain yet.
    const q = actorRef.getSnapshot().context.search.trim() || undefined;
    actorRef.send({ type: 'query.changed', query: { q, rows: chosen === usual ? undefined : chosen } });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="end" gap="3">
      <chakra.label htmlFor={id} color="ink2" fontSize="sm" fontWeight="semibold">
        {words.rows}
      </chakra.label>
      <chakra.div width="6.5rem">
        <SelectControl
          id={id}
          minHeight="2.25rem"
          paddingBlock="1"
          fontVariantNumeric="tabular-nums"
          css={{ '@media (pointer:coarse)': { minHeight: 'touch' } }}
          value={String(rows ?? usual)}
          options={sizesWith(usual).map((size) => ({ value: String(size), label: number(size) }))}
          onValueChanged={(value) => choose(Number(value))}
        />
      </chakra.div>
      {table ? (
        <chakra.div display="none" css={{ [TABLE_LAYOUT_QUERY]: { display: 'block' } }}>
          <ColumnsMenu {...table} />
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
