import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AppLink } from '../../layout/AppLink.tsx';

const tag: SystemStyleObject = {
  display: 'grid',
  paddingBlock: '2',
  paddingLeft: '32px',
  paddingRight: '16px',
  background: 'kraft',
  color: 'onKraft',
  clipPath: 'polygon(0 50%, 0.75rem 0, 100% 0, 100% 100%, 0.75rem 100%)',
  maskImage: 'radial-gradient(circle 4px at 18px 50%, #0000 92%, #000)',
  '& dd': {
    order: '-1',
    fontFamily: 'heading',
    fontSize: '2xl',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'short',
  },
  '& dt': { fontSize: 'min(0.875rem, 6vw)' },
  '& dt a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& [data-part=compared]': { order: '1', fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold' },
};

interface FigureTagProps {
  word: string;
  value: string;
  /** Comparison with the previous period, in words. */
  compared?: string | null;
  /** Screen address of the list that the figure counts. */
  href?: ScreenAddress | undefined;
}

/** Figure with its label, styled as a price tag, for a definition list. */
export const MetricTag = ({ word, value, compared = null, href }: FigureTagProps) => (
  <chakra.div css={tag} data-part="figure">
    <dt>{href ? <AppLink href={href}>{word}</AppLink> : word}</dt>
    <dd>{value}</dd>
    {compared ? <dd data-part="compared">{compared}</dd> : null}
  </chakra.div>
);
