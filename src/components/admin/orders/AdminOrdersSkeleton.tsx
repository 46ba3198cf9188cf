import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { adminOrdersMessages } from './admin-orders.messages.ts';

export const AdminOrdersSkeleton = () => (
  <TableSkeleton label={adminOrdersMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <Bone width="6rem" height="1.5rem" />
        <Bone width="5rem" />
        <Bone width={nameWidth} />
        <Bone width="4rem" marginLeft="auto" />
        <Bone width="11rem" height="2.25rem" />
      </>
    )}
  </TableSkeleton>
);
