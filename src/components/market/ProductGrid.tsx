import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';

const grid: SystemStyleObject = {
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
};

const belowTheFold: SystemStyleObject = { contentVisibility: 'auto', containIntrinsicSize: 'auto 360px' };

/** Goods side by side: two on the phone, three or four on the desktop. Rows far down wait to be drawn. */
export function ProductGrid({ children, eager = 8 }: { children: ReactNode; eager?: number }) {
  return (
    <chakra.ul css={grid} data-part="product-grid">
      {Children.map(children, (child, index) => (
        <chakra.li minWidth="0" {...(index < eager ? {} : { css: belowTheFold })}>
          {child}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
