import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { adminStoresMessages } from './admin-stores.messages.ts';

export const AdminStoresSkeleton = () => (
  <TableSkeleton label={adminStoresMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <Bone width="8rem" height="1.5rem" />
        <Bone width={nameWidth} />
        <Bone width="7rem" marginLeft="auto" />
        <Bone width="9rem" height="2.25rem" />
      </>
    )}
  </TableSkeleton>
);
