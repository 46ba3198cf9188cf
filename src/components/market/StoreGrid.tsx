import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';

const grid: SystemStyleObject = {
  display: 'grid',
  gap: { base: '8', md: '6' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(var(--stalls, 3), minmax(0, 1fr))',
  },
};

/** On phones a horizontal scroller with one and a half cards in view and shorter cards. */
const rail: SystemStyleObject = {
  ...grid,
  '@media (width < 30rem)': {
    display: 'flex',
    gap: '3',
    marginInline: '-16px',
    paddingInline: '4',
    // Space for shadows, which the scroller would clip.
    paddingBottom: '5',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    scrollbarWidth: 'none',
    '& > li': { flex: '0 0 min(16.5rem, 84vw)', scrollSnapAlign: 'start' },
    '& img': { aspectRatio: '16 / 9' },
    '& [data-part=store-card] p': { display: 'none' },
    // Font size that keeps a name on one line in the fallback font too.
    '& [data-part=store-name]': { fontSize: 'xl' },
  },
};

/** Grid of store cards; with `inLine` a horizontal scroller on phones. */
export function StoreGrid({ inLine = false, children }: { inLine?: boolean; children: ReactNode }) {
  return (
    <chakra.ul css={inLine ? rail : grid}>
      {Children.map(children, (child) => (
        <chakra.li minWidth="0">{child}</chakra.li>
      ))}
    </chakra.ul>
  );
}
