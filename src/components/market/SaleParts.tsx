import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PublicOwner } from '../../../contract/stores/popup-store.ts';
import { type SalePart, saleTermsOf } from '../../../contract/stores/sale-terms-text.ts';
import { useFormatter } from './formatter-context.ts';

const list: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  '& dt': { fontWeight: 'bold' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& a': { overflowWrap: 'anywhere', textDecoration: 'underline' },
};

interface SalePartsProps {
  /** What the store tells; null where it told nothing. */
  owner: PublicOwner | null;
  /** Which parts; all of them unless told. */
  parts?: readonly SalePart['name'][];
  /** Whether there is room for two columns. */
  beside?: boolean;
}

/** Who sells, how it is paid, how it comes and what comes back, as a store tells it or has not told it yet (R5.4). */
export function SaleParts({ owner, parts, beside = false }: SalePartsProps) {
  const format = useFormatter();
  const told = saleTermsOf(owner, format).filter(({ name }) => parts?.includes(name) ?? true);
  return (
    <chakra.dl css={list} {...(beside ? { gridTemplateColumns: { md: 'repeat(2, minmax(0, 26rem))' } } : {})}>
      {told.map(({ name, title, lines }) => (
        <div key={name}>
          <dt>{title}</dt>
          {lines.map(({ text, href }) => (
            <dd key={text}>{href ? <a href={href}>{text}</a> : text}</dd>
          ))}
        </div>
      ))}
    </chakra.dl>
  );
}
