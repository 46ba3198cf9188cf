import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';

/** Skeleton of the products table. */
export const ProductsSkeleton = ({ label }: { label: string }) => (
  <TableSkeleton label={label} rowHeight="3.25rem">
    {(nameWidth) => (
      <>
        <SkeletonBlock width="1.25rem" height="1.25rem" />
        <SkeletonBlock width="2.75rem" height="2.75rem" />
        <SkeletonBlock width={nameWidth} />
        <SkeletonBlock width="4rem" marginLeft="auto" />
        <SkeletonBlock width="2.5rem" height="1.25rem" borderRadius="full" />
      </>
    )}
  </TableSkeleton>
);
