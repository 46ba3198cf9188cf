import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../layout/LiveRegion.tsx';

/** Rows by the width of their names, each of its own. */
const NAMES = ['24%', '32%', '40%', '25%', '33%', '41%', '26%', '34%'];

interface TableSkeletonProps {
  /** What is on its way, for those who listen. */
  label: string;
  rowHeight: string;
  /** Content of a row, as wide as what will be there, by the width of its name. */
  children: (nameWidth: string) => ReactNode;
}

/** The rows of a table of work on their way. */
export const TableSkeleton = ({ label, rowHeight, children }: TableSkeletonProps) => (
  <chakra.div aria-busy="true" background="raised">
    <LiveRegion message={label} />
    <chakra.div height="2.75rem" background="sunken" />
    {NAMES.map((nameWidth) => (
      <chakra.div
        key={nameWidth}
        display="flex"
        alignItems="center"
        gap="4"
        height={rowHeight}
        paddingInline="3"
        borderTop="1px solid var(--td-colors-line)"
      >
        {children(nameWidth)}
      </chakra.div>
    ))}
  </chakra.div>
);
