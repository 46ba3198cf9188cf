import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../work-list/TableSkeleton.tsx';
import { marketOrdersMessages } from './market-orders.messages.ts';

export const MarketOrdersSkeleton = () => (
  <TableSkeleton label={marketOrdersMessages.coming} rowHeight="3.5rem">
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
