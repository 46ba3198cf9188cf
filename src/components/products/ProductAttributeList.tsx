import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { displayedAttributesOf } from '../../../contract/catalogue/displayed-attributes.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { useFormatter } from '../market/formatter-context.ts';

const list: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '5',
  rowGap: '2',
  maxWidth: 'text',
  '& dt': { color: 'ink2' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};

/** Further product details beyond the description; renders nothing without any (R5.5). */
export function ProductAttributeList({ product }: { product: Product }) {
  const parts = displayedAttributesOf(product, useFormatter());
  return parts.length === 0 ? null : (
    <chakra.dl css={list}>
      {parts.map(({ name, title, text }) => (
        <chakra.div key={name} display="contents">
          <dt>{title}</dt>
          <dd>{text}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
