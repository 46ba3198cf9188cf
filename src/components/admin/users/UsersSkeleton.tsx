import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { usersMessages } from './users.messages.ts';

export const UsersSkeleton = () => (
  <TableSkeleton label={usersMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <Bone width="1.25rem" height="1.25rem" />
        <Bone width="2.25rem" height="2.25rem" borderRadius="full" />
        <Bone width={nameWidth} />
        <Bone width="4.5rem" height="1.5rem" marginLeft="auto" />
        <Bone width="5rem" />
      </>
    )}
  </TableSkeleton>
);
