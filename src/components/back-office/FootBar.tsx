import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Parent of a foot bar. Its width in rem says how large the letters are, whatever made them so. */
export const footBarFrame: SystemStyleObject = { containerType: 'inline-size' };

const bar: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '3',
  background: 'ground',
  borderTop: '1px solid var(--td-colors-line)',
  zIndex: 'raised',
  '& > *': { maxWidth: '100%' },
  '@media (height >= 500px)': {
    '@container (min-width: 16rem)': {
      position: 'sticky',
      // Above the tabs of a phone.
      bottom: { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0' },
    },
  },
};

/** News and the word on the connection stand above a bar at the foot. */
export const ROOM_FOR_FOOT_CSS =
  ':root:has([data-part=foot-bar]:not(:empty)){--foot:calc(72px + 5rem);--desk-foot:calc(1rem + 4.5rem)}';

/**
 * Buttons of a form that stay at the foot of the window. With large letters or in a flat window they would cover the form:
 * there they stand at its end.
 */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <>
    <style>{ROOM_FOR_FOOT_CSS}</style>
    <chakra.div css={bar} data-part="foot-bar">
      {children}
    </chakra.div>
  </>
);
