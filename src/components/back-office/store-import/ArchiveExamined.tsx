import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ArchiveExamination, ExaminedRow } from '../../../../contract/products/archive-examination.ts';
import { picturesIn } from '../../../../contract/products/import-row.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { columnWord, storeImportMessages as words } from './store-import.messages.ts';

type Readable = Extract<ArchiveExamination, { verdict: 'readable' }>;

/** Nobody mends more than so many rows from a screen. */
const SHOWN = 25;

const table: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: { base: 'sm', md: 'md' },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'ink2', fontWeight: 'semibold' },
  '& th:first-of-type': { whiteSpace: 'nowrap' },
  '& tr:not([data-fault]) > *': { borderTop: '1px solid var(--td-colors-line)' },
  '& thead tr > *': { borderTop: 'none' },
  '& tr[data-fault] > td': {
    paddingTop: '0',
    paddingInlineStart: { base: '4', md: '14' },
    color: 'danger',
    fontSize: 'sm',
  },
  '& [data-amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr[data-wrong] > :first-of-type': { boxShadow: 'inset 3px 0 0 var(--td-colors-danger)' },
};

function Row({ row: { number: at, cells, faults } }: { row: ExaminedRow }) {
  const { number } = useFormatter();
  const wrong = faults.length > 0 ? { 'data-wrong': '' } : {};
  return (
    <>
      <tr {...wrong}>
        <td>{number(at)}</td>
        <td>{cells.nombre}</td>
        <td data-amount>{cells.precio}</td>
        <td data-amount>{cells.existencias}</td>
        <td data-amount>{number(picturesIn(cells.imagenes).length)}</td>
      </tr>
      {faults.map(({ column, message }) => (
        <tr key={`${column} ${message}`} data-fault {...wrong}>
          <td colSpan={5}>
            <strong>{columnWord(column)}</strong>: {message}
          </td>
        </tr>
      ))}
    </>
  );
}

function Rows({ shown, wrongRows }: Readable) {
  const { number } = useFormatter();
  const { columns } = words;
  const rows = wrongRows > 0 ? shown.filter(({ faults }) => faults.length > 0) : shown;
  const more = wrongRows - SHOWN;
  return (
    <chakra.section aria-labelledby="filas" display="grid" gap="2">
      <chakra.h3 id="filas" fontSize="lg">
        {wrongRows > 0 ? words.wrongRows : words.firstRows}
      </chakra.h3>
      <chakra.table css={table} aria-label={words.table} data-part="rows">
        <thead>
          <tr>
            <th scope="col">{columns.row}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col" data-amount>
              {columns.price}
            </th>
            <th scope="col" data-amount>
              {columns.stock}
            </th>
            <th scope="col" data-amount>
              {columns.pictures}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </chakra.table>
      {more > 0 ? <p>{words.moreRows(number(more))}</p> : null}
    </chakra.section>
  );
}

function Unused({ unused: { count, names } }: Readable) {
  const { number } = useFormatter();
  if (count === 0) return null;
  const named = names.map((name) => `«${name}»`).join(', ');
  const more = count - names.length;
  return (
    <chakra.p data-part="unused" color="ink2" overflowWrap="anywhere">
      {words.unused(count, number(count), more > 0 ? words.andMore(named, number(more)) : named)}
    </chakra.p>
  );
}

const verdictOf = ({ rows, wrongRows }: Readable, number: (value: number) => string) =>
  wrongRows === 0
    ? words.allGood
    : wrongRows === rows
      ? words.allWrong
      : words.someWrong(wrongRows, number(wrongRows));

/** What is in an archive that nobody has sent yet, row by row where something is wrong (R3.9). */
export function ArchiveExamined({ examination }: { examination: ArchiveExamination }) {
  const { number } = useFormatter();
  if (examination.verdict !== 'readable') return <chakra.p data-part="unknown">{words.unknown}</chakra.p>;
  const { rows, pictures, wrongRows } = examination;
  return (
    <Panel
      title={words.examined}
      lead={`${words.rowsIn(rows, number(rows))} · ${words.picturesIn(pictures, number(pictures))}`}
    >
      <chakra.output
        data-part="examined"
        display="flex"
        gap="2"
        fontWeight="semibold"
        color={wrongRows > 0 ? 'danger' : 'success'}
      >
        <Icon name={wrongRows > 0 ? 'warning' : 'check'} />
        {verdictOf(examination, number)}
      </chakra.output>
      <Unused {...examination} />
      <Rows {...examination} />
    </Panel>
  );
}
