import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';
import type { TableColumn } from '../../back-office/data-table/define-table.ts';
import { producerProductsMessages as words } from './producer-products.messages.ts';

const toggle: SystemStyleObject = {
  appearance: 'none',
  display: 'inline-block',
  position: 'relative',
  flexShrink: '0',
  width: '10',
  height: '5',
  verticalAlign: 'middle',
  background: 'line',
  borderRadius: 'full',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    aspectRatio: '1',
    background: 'white',
    borderRadius: 'full',
    transition: 'translate 120ms ease-out',
  },
  '&::after': { content: '""', position: 'absolute', inset: '-0.75rem -0.25rem' },
  '&:checked': { background: 'success' },
  '&:checked::before': { background: 'onSuccess', translate: '1.25rem 0' },
  '@media (forced-colors:active)': { appearance: 'auto' },
};

const editable: SystemStyleObject = {
  '& > button': {
    minHeight: '2.25rem',
    '@media (pointer:coarse)': { minHeight: 'touch' },
    paddingInline: '2',
    marginInline: '-0.5rem',
    borderRadius: 'tag',
    cursor: 'text',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline dotted var(--td-colors-edge)',
    textUnderlineOffset: '0.3em',
  },
  '& > button:hover': { background: 'raised', textDecorationStyle: 'solid' },
  '& > input': {
    width: '6.5rem',
    minHeight: '2.25rem',
    paddingBlock: '1',
    paddingInline: '2',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
};

const figure: SystemStyleObject = {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};

/** Columns of a table of products, without their cells. */
export const PRODUCT_COLUMNS = {
  product: {
    header: words.product,
    sort: { up: 'name' },
    isRowHeader: true,
    hasPlainHeader: true,
    styles: { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold' },
    cardStyles: { alignItems: 'start' },
  },
  price: {
    header: words.price,
    sort: { up: 'price_asc', down: 'price_desc' },
    styles: figure,
    cardStyles: { textAlign: 'start', fontWeight: 'semibold' },
  },
  stock: { header: words.stock, styles: figure, cardStyles: { textAlign: 'start' } },
  store: { header: words.store, styles: { color: 'ink2' } },
  switch: { header: words.shown, styles: { textAlign: 'end' } },
} as const satisfies Record<string, Omit<TableColumn<never, ProductSort>, 'cell'>>;

/** Layout of a table of products. */
export const PRODUCTS_LAYOUT = {
  selection: { cardStyles: { alignSelf: 'start', paddingTop: '0.75rem' } },
  card: {
    areas: [
      ['choose', 'product', 'product', 'product'],
      ['.', 'price', 'stock', 'switch'],
    ],
    styles: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', padding: '3' },
  },
  unsavedEdge: 'choose',
  styles: {
    '& [data-part=picture]': { width: '2.75rem', flexShrink: '0' },
    '& [data-part=state], & [data-part=left]': { display: 'none' },
    '& tbody tr[data-going=true]': { opacity: '0.55' },
    '& tbody a:hover': { textDecoration: 'underline' },
    '& [data-part=switch]': toggle,
    '& [data-part=editable]': editable,
    '& [data-part=words]': { minWidth: '0' },
    // Two stacked links: each needs the height of a touch target.
    '& [data-part=seller] a, & [data-part=name]:has(+ [data-part=seller])': {
      display: 'inline-block',
      paddingBlock: '0.1875rem',
    },
    '& [data-part=seller]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
  },
  cardStyles: {
    '& tbody tr > *': { borderTop: '0', padding: '0.25rem' },
    '& [data-part=name]': { display: 'block', overflowWrap: 'anywhere' },
    '& [data-part=state]': { display: 'block', paddingTop: '1' },
    '& [data-part=count]': { display: 'none' },
    '& [data-part=left]': { display: 'inline' },
    '& [data-part=switch]': { display: 'none' },
  },
} as const;
