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

/** On a phone from edge to edge, one and a half in sight, and of each what tells it from the others. */
const rail: SystemStyleObject = {
  ...grid,
  '@media (width < 30rem)': {
    display: 'flex',
    gap: '3',
    marginInline: '-16px',
    paddingInline: '4',
    // What casts a shadow below is not cut off.
    paddingBottom: '5',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    scrollbarWidth: 'none',
    '& > li': { flex: '0 0 min(16.5rem, 84vw)', scrollSnapAlign: 'start' },
    '& img': { aspectRatio: '16 / 9' },
    '& [data-part=store-card] p': { display: 'none' },
    // A name has its one line in the face that stands in as well.
    '& [data-part=store-name]': { fontSize: 'xl' },
  },
};

/** Stalls side by side; where they are a part of a page, on a phone in one line. */
export function StoreGrid({ inLine = false, children }: { inLine?: boolean; children: ReactNode }) {
  return (
    <chakra.ul css={inLine ? rail : grid}>
      {Children.map(children, (child) => (
        <chakra.li minWidth="0">{child}</chakra.li>
      ))}
    </chakra.ul>
  );
}
