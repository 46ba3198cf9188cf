import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../layout/LiveRegion.tsx';

/** Widths of the names in the skeleton rows; varied to look like text. */
const NAMES = ['24%', '32%', '40%', '25%', '33%', '41%', '26%', '34%'];

interface TableSkeletonProps {
  /** Announcement of loading, for screen readers. */
  label: string;
  rowHeight: string;
  /** Content of a skeleton row, with the width of its name. */
  children: (nameWidth: string) => ReactNode;
}

/** Skeleton rows of a back-office table. */
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
