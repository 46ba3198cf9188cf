import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';

/** Grid columns by text size: two on phones, one with large text. */
const upToThree = {
  base: 'repeat(auto-fill, minmax(max(min(8.5rem, 100%), 50% - 12px), 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
};
const gridOfThree: SystemStyleObject = {
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridTemplateColumns: upToThree,
  // The name is clipped after two lines, which would clip its focus ring; so the card shows the ring.
  '& h3 :focus-visible': { outline: 'none' },
  '& article:has(h3 :focus-visible)': {
    outline: '2px solid var(--td-colors-info)',
    outlineOffset: '2px',
  },
};
const grid: SystemStyleObject = {
  ...gridOfThree,
  gridTemplateColumns: { ...upToThree, lg: 'repeat(4, minmax(0, 1fr))' },
};

/** Estimated card height for `content-visibility`, so that the scroll position survives back navigation. */
const belowTheFold: SystemStyleObject = {
  contentVisibility: 'auto',
  // Shadows and focus rings extend beyond the card.
  overflowClipMargin: '12px',
  containIntrinsicSize: {
    base: 'auto calc(50vw + 7.375rem)',
    md: 'auto calc(33.3vw + 7rem)',
    lg: 'auto min(25vw + 7.2rem, 26.2rem)',
  },
  '@media (max-width:24rem)': { containIntrinsicSize: 'auto calc(50vw + 8.375rem)' },
};

interface ProductGridProps {
  children: ReactNode;
  eager?: number;
  /** Columns on desktop. */
  columns?: 3 | 4;
}

/**
 * Product grid: two columns on phones, three or four on desktop. Cards after the first `eager` ones render only near the
 * viewport.
 */
export function ProductGrid({ children, eager = 8, columns = 4 }: ProductGridProps) {
  return (
    <chakra.ul css={columns === 4 ? grid : gridOfThree} data-part="product-grid">
      {Children.map(children, (child, index) => (
        <chakra.li {...(index < eager ? {} : { css: belowTheFold })}>{child}</chakra.li>
      ))}
    </chakra.ul>
  );
}
