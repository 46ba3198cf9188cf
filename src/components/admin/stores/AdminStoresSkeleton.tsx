import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { adminStoresMessages } from './admin-stores.messages.ts';

export const AdminStoresSkeleton = () => (
  <TableSkeleton label={adminStoresMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <SkeletonBlock width="8rem" height="1.5rem" />
        <SkeletonBlock width={nameWidth} />
        <SkeletonBlock width="7rem" marginLeft="auto" />
        <SkeletonBlock width="9rem" height="2.25rem" />
      </>
    )}
  </TableSkeleton>
);
