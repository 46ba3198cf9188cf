import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { usersMessages } from './users.messages.ts';

export const UsersSkeleton = () => (
  <TableSkeleton label={usersMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <SkeletonBlock width="1.25rem" height="1.25rem" />
        <SkeletonBlock width="2.25rem" height="2.25rem" borderRadius="full" />
        <SkeletonBlock width={nameWidth} />
        <SkeletonBlock width="4.5rem" height="1.5rem" marginLeft="auto" />
        <SkeletonBlock width="5rem" />
      </>
    )}
  </TableSkeleton>
);
