import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../layout/LiveRegion.tsx';

const ROWS = Array.from({ length: 8 }, (_, index) => index);

interface TableSkeletonProps {
  /** What is on its way, for those who listen. */
  label: string;
  rowHeight: string;
  /** What stands in a row, as wide as what will be there; rows differ as names do. */
  children: (row: number) => ReactNode;
}

/** The rows of a table of work on their way. */
export const TableSkeleton = ({ label, rowHeight, children }: TableSkeletonProps) => (
  <chakra.div aria-busy="true" background="raised">
    <LiveRegion message={label} />
    <chakra.div height="2.75rem" background="sunken" />
    {ROWS.map((row) => (
      <chakra.div
        key={row}
        display="flex"
        alignItems="center"
        gap="4"
        height={rowHeight}
        paddingInline="3"
        borderTop="1px solid var(--td-colors-line)"
      >
        {children(row)}
      </chakra.div>
    ))}
  </chakra.div>
);
