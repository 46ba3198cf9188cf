import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from '../../feedback/Skeletons.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { ownOrdersMessages } from './own-orders.messages.ts';

const ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Rows on their way, as wide as what will stand in them. */
export const OwnOrdersSkeleton = () => (
  <chakra.div aria-busy="true" background="raised">
    <LiveRegion message={ownOrdersMessages.coming} />
    <chakra.div height="2.75rem" background="sunken" />
    {ROWS.map((row) => (
      <chakra.div
        key={row}
        display="flex"
        alignItems="center"
        gap="4"
        height="3.5rem"
        paddingInline="3"
        borderTop="1px solid var(--td-colors-line)"
      >
        <Bone width="1.25rem" height="1.25rem" />
        <Bone width="6rem" height="1.5rem" />
        <Bone width={`${24 + (row % 3) * 8}%`} />
        <Bone width="4rem" marginLeft="auto" />
        <Bone width="6.5rem" height="2.25rem" />
      </chakra.div>
    ))}
  </chakra.div>
);
