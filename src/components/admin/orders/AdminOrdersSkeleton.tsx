import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { adminOrdersMessages } from './admin-orders.messages.ts';

export const AdminOrdersSkeleton = () => (
  <TableSkeleton label={adminOrdersMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <SkeletonBlock width="6rem" height="1.5rem" />
        <SkeletonBlock width="5rem" />
        <SkeletonBlock width={nameWidth} />
        <SkeletonBlock width="4rem" marginLeft="auto" />
        <SkeletonBlock width="11rem" height="2.25rem" />
      </>
    )}
  </TableSkeleton>
);
