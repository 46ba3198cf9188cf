import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';

const row: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'touch',
  borderTop: '1px solid var(--td-colors-line)',
  '& > a': { textDecoration: 'underline', textUnderlineOffset: '0.2em', paddingBlock: '2' },
  '& > span': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
};

interface StatusCountsProps<Status extends string> {
  title: string;
  counts: Readonly<Record<Status, number>>;
  statuses: readonly Status[];
  wordOf: (status: Status) => string;
  /** Screen address of the list with the given status. */
  listedAt: (status: Status) => ScreenAddress;
}

/** Counts by status, each a link to its list. */
export function StatusCounts<Status extends string>({
  title,
  counts,
  statuses,
  wordOf,
  listedAt,
}: StatusCountsProps<Status>) {
  const { number } = useFormatter();
  return (
    <Panel title={title}>
      <chakra.ul listStyleType="none">
        {statuses.map((status) => (
          <chakra.li key={status} css={row}>
            <AppLink href={listedAt(status)}>{wordOf(status)}</AppLink>
            <span>{number(counts[status])}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
