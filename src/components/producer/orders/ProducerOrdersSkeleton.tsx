import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../../back-office/data-table/TableSkeleton.tsx';
import { producerOrdersMessages } from './producer-orders.messages.ts';

export const ProducerOrdersSkeleton = () => (
  <TableSkeleton label={producerOrdersMessages.coming} rowHeight="3.5rem">
    {(nameWidth) => (
      <>
        <SkeletonBlock width="1.25rem" height="1.25rem" />
        <SkeletonBlock width="6rem" height="1.5rem" />
        <SkeletonBlock width={nameWidth} />
        <SkeletonBlock width="4rem" marginLeft="auto" />
        <SkeletonBlock width="6.5rem" height="2.25rem" />
      </>
    )}
  </TableSkeleton>
);
