import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ImportError, ProductImport } from '../../../contract/import/product-import.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { importColumnLabel, storeImportMessages as words } from './store-import.messages.ts';

/** Maximum number of listed errors. */
const SHOWN = 50;

const list: SystemStyleObject = {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '6rem 10rem minmax(0, 1fr)' },
    columnGap: '4',
    paddingBlock: '2',
    borderTop: '1px solid var(--td-colors-line)',
  },
};

const ofRow = (error: ImportError): error is ImportError & { row: number } =>
  error.row !== undefined && error.row !== null;

/** Errors of an import by row, in the order of their arrival. */
export function FaultList({ upload: { errors } }: { upload: ProductImport }) {
  const { number } = useFormatter();
  const faults = errors.filter(ofRow);
  if (faults.length === 0) return null;
  return (
    <chakra.section aria-labelledby="fallos" display="grid" gap="2">
      <chakra.h3 id="fallos" fontSize="lg">
        {words.faults}
      </chakra.h3>
      <chakra.ul css={list} data-part="faults">
        {faults.slice(0, SHOWN).map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`}>
            <chakra.strong fontVariantNumeric="tabular-nums">{words.faultAt(number(row))}</chakra.strong>
            <chakra.span color="ink2">{importColumnLabel(column)}</chakra.span>
            <chakra.span overflowWrap="anywhere">{message}</chakra.span>
          </li>
        ))}
      </chakra.ul>
      {faults.length > SHOWN ? <p>{words.moreFaults(number(faults.length - SHOWN))}</p> : null}
    </chakra.section>
  );
}
