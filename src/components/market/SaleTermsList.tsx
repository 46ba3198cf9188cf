import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PublicOwner } from '../../../contract/stores/popup-store.ts';
import { type SaleTermsSection, saleTermsOf } from '../../../contract/stores/sale-terms-text.ts';
import { useFormatter } from './formatter-context.ts';

const list: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  '& dt': { fontWeight: 'bold' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& a': { overflowWrap: 'anywhere', textDecoration: 'underline' },
};

interface SaleTermsListProps {
  /** Sale terms of the store; null if it has none. */
  owner: PublicOwner | null;
  /** Parts to show; default all. */
  parts?: readonly SaleTermsSection['name'][];
  /** Two columns if there is room. */
  beside?: boolean;
}

/** Sale terms of a store: seller, payment, delivery and returns, including missing ones (R5.4). */
export function SaleTermsList({ owner, parts, beside = false }: SaleTermsListProps) {
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
