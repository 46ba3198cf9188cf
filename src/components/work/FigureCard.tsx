import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface FigureCardProps {
  label: string;
  /** Already written out: "1.234,50 €", "12". */
  value: ReactNode;
  hint?: ReactNode;
}

/** One figure that matters today. */
export function FigureCard({ label, value, hint }: FigureCardProps) {
  return (
    <chakra.div padding="4" background="raised" borderRadius="card" boxShadow="stall">
      <chakra.p color="ink2" fontSize="sm">
        {label}
      </chakra.p>
      <chakra.p
        fontFamily="heading"
        fontSize="2xl"
        fontVariantNumeric="tabular-nums"
        fontWeight="extrabold"
        lineHeight="snug"
      >
        {value}
      </chakra.p>
      {hint ? (
        <chakra.p color="ink2" fontSize="xs">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
