import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const TOOTH = '12px';
const teeth = `conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / ${TOOTH} 100%`;

const paper: SystemStyleObject = {
  background: 'var(--receipt, #FFFDF6)',
  color: '#221C15',
  fontFamily: 'mono',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  paddingBlock: '8',
  paddingInline: { base: '4', md: '6' },
  mask: teeth,
};

/** Receipt paper with a torn edge: white in light mode, dimmed in dark mode (`theme/chakra-system/deferred-css.ts`). */
export function ReceiptPaper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div maxWidth="27rem" width="full" filter="drop-shadow(0 8px 14px rgb(60 28 4 / .22))">
      <chakra.section css={paper} aria-label={title}>
        <chakra.p
          fontFamily="heading"
          fontSize="xl"
          fontWeight="extrabold"
          textAlign="center"
          marginBottom="4"
        >
          {title}
        </chakra.p>
        {children}
      </chakra.section>
    </chakra.div>
  );
}

/** Receipt line: label on the left, amount on the right. */
export function ReceiptLine({
  label,
  value,
  strong = false,
  struck = false,
}: {
  label: ReactNode;
  value: ReactNode;
  strong?: boolean;
  /** Struck through, because it no longer counts. */
  struck?: boolean;
}) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="4"
      paddingBlock="1"
      fontSize={strong ? 'lg' : 'sm'}
      fontWeight={strong ? 'bold' : 'normal'}
      {...(struck ? { color: '#5C5142', textDecoration: 'line-through' } : {})}
    >
      <chakra.span flex="1 1 4rem" minWidth="0" overflowWrap="anywhere">
        {label}
      </chakra.span>
      <span>{value}</span>
    </chakra.div>
  );
}

/** Dashed line between the parts of a receipt. */
export function ReceiptRule() {
  return <chakra.hr marginBlock="3" border="0" borderTop="2px dashed #8A7A61" />;
}
