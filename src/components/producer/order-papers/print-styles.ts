import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PaperSize } from '../../../../contract/producer/order-papers.ts';

/** Print styles that hide the page around the paper, also in dark mode. */
const BARE =
  '@media print { html, body { background: #fff !important; color-scheme: light } main { padding: 0 !important } }';

/** `@page` rules by paper size. A till roll has no fixed height, but browsers require one. */
export const PAGE_CSS: Record<PaperSize, string> = {
  a4: `@page { size: A4; margin: 14mm } ${BARE}`,
  till: `@page { size: 80mm 200mm; margin: 3mm } ${BARE}`,
};

/** Paper on screen: black on white in light and dark mode, in its printed width. */
export const printedPaperStyles: SystemStyleObject = {
  width: 'full',
  maxWidth: '182mm',
  padding: '10mm',
  background: '#fff',
  boxShadow: 'stall',
  color: '#000',
  fontSize: '11pt',
  lineHeight: '1.35',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '&[data-size=till]': { maxWidth: '74mm', padding: '3mm', fontSize: '9.5pt' },
  '& h2': { fontSize: '1.5em', fontWeight: 'bold' },
  '& h3': { fontSize: '0.85em', fontWeight: 'bold', textTransform: 'uppercase', letterSpacing: '0.04em' },
  '& table': { width: 'full', borderCollapse: 'collapse' },
  '& th, & td': { paddingBlock: '1.5mm', paddingRight: '2mm', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { borderBottom: '0.5mm solid #000', fontSize: '0.85em' },
  '& tbody tr > *': { borderBottom: '0.2mm solid #000' },
  '& [data-part=figure]': { textAlign: 'end', whiteSpace: 'nowrap', paddingRight: '0', paddingLeft: '2mm' },
  '& [data-part=box]': {
    display: 'inline-block',
    width: '4mm',
    height: '4mm',
    border: '0.4mm solid #000',
  },
  '& [data-part=code]': { width: '28mm', height: '28mm', flexShrink: '0' },
  '&[data-size=till] [data-part=code]': { width: '22mm', height: '22mm' },
  '@media screen and (width < 24rem)': { padding: '3mm', '& td, & p': { overflowWrap: 'anywhere' } },
  '@media print': {
    '&, &[data-size=till]': { maxWidth: 'none', padding: '0' },
    boxShadow: 'none',
    breakAfter: 'page',
    '&:last-of-type': { breakAfter: 'auto' },
    '& tr': { breakInside: 'avoid' },
  },
};
