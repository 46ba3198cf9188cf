import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';

/** Skeleton of the products table. */
export const ProductsSkeleton = ({ label }: { label: string }) => (
  <TableSkeleton label={label} rowHeight="3.25rem">
    {(nameWidth) => (
      <>
        <Bone width="1.25rem" height="1.25rem" />
        <Bone width="2.75rem" height="2.75rem" />
        <Bone width={nameWidth} />
        <Bone width="4rem" marginLeft="auto" />
        <Bone width="2.5rem" height="1.25rem" borderRadius="full" />
      </>
    )}
  </TableSkeleton>
);
