import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ArchiveExamination, ExaminedRow } from '../../../contract/import/archive-examination.ts';
import { quoteName } from '../../../contract/import/quote-name.ts';
import { pictureNamesIn } from '../../../contract/import/picture-reference.ts';
import { Icon } from '../icons/Icon.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { importColumnLabel, storeImportMessages as words } from './store-import.messages.ts';

type InWords = (value: number) => string;
type Readable = Extract<ArchiveExamination, { verdict: 'readable' }>;

/** Maximum number of listed rows; users fix more rows in the file itself. */
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
  },
  '& td': { overflowWrap: 'anywhere' },
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
        <td data-amount>{number(pictureNamesIn(cells.imagenes).length)}</td>
      </tr>
      {faults.map(({ column, message }) => (
        <tr key={`${column} ${message}`} data-fault {...wrong}>
          <td colSpan={5}>
            <strong>{importColumnLabel(column)}</strong>
            <span>{`: ${message}`}</span>
          </td>
        </tr>
      ))}
    </>
  );
}

/** Number of rows with errors in the sheet; rows that only lack pictures do not count. */
const toMendIn = ({ wrongRows, lacking }: Readable) => wrongRows - (lacking?.rows ?? 0);

function Rows(examination: Readable) {
  const { number } = useFormatter();
  const { columns } = words;
  const { shown } = examination;
  const toMend = toMendIn(examination);
  const rows = toMend > 0 ? shown.filter(({ faults }) => faults.length > 0) : shown;
  const more = toMend - SHOWN;
  return (
    <chakra.section aria-labelledby="filas" display="grid" gap="2">
      <chakra.h3 id="filas" fontSize="lg">
        {toMend > 0 ? words.wrongRows : words.firstRows}
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

/** First names of a list, and the number of the others. */
function namedIn({ count, names }: { count: number; names: readonly string[] }, inWords: InWords) {
  const named = names.map(quoteName).join(', ');
  const more = count - names.length;
  return more > 0 ? words.andMore(named, inWords(more)) : named;
}

function Unused({ unused }: Readable) {
  const { number } = useFormatter();
  const { count } = unused;
  if (count === 0) return null;
  return (
    <chakra.p data-part="unused" color="ink2" overflowWrap="anywhere">
      {words.unused(count, number(count), namedIn(unused, number))}
    </chakra.p>
  );
}

/** Data missing from a sheet without its ZIP, stated once for all rows. */
function Lacking({ lacking }: Readable) {
  const { number } = useFormatter();
  if (!lacking) return null;
  const { count, hasChanges } = lacking;
  return (
    <chakra.p data-part="sheet-alone" maxWidth="70ch" overflowWrap="anywhere">
      {`${words.sheetAlone(count, number(count), namedIn(lacking, number))}${hasChanges ? ` ${words.picturesStay}` : ''}`}
    </chakra.p>
  );
}

/** Warnings about the sheet, shown before the import. */
function Warnings({ warnings }: Readable) {
  if (warnings.length === 0) return null;
  return (
    <chakra.ul data-part="warnings" maxWidth="70ch" overflowWrap="anywhere" display="grid" gap="1">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </chakra.ul>
  );
}

/** Verdict about the sheet. Rows that only lack pictures need no correction in the sheet. */
function verdictOf(examination: Readable, number: InWords): string {
  const { rows, wrongRows } = examination;
  const toMend = toMendIn(examination);
  if (wrongRows === 0) return words.allGood;
  if (toMend > 0) return wrongRows === rows ? words.allWrong : words.someWrong(toMend, number(toMend));
  return wrongRows === rows ? words.allLacking(rows) : words.someLacking(wrongRows, number(wrongRows));
}

/** Check of an archive before its upload, with the errors of each row (R3.9). */
export function ArchiveExaminationPanel({ examination }: { examination: ArchiveExamination }) {
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
        <span>{verdictOf(examination, number)}</span>
      </chakra.output>
      <Warnings {...examination} />
      <Lacking {...examination} />
      <Unused {...examination} />
      <Rows {...examination} />
    </Panel>
  );
}
