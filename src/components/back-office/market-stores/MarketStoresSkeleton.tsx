import { Bone } from '../../feedback/Skeletons.tsx';
import { TableSkeleton } from '../work-list/TableSkeleton.tsx';
import { marketStoresMessages } from './market-stores.messages.ts';

export const MarketStoresSkeleton = () => (
  <TableSkeleton label={marketStoresMessages.coming} rowHeight="3.5rem">
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
