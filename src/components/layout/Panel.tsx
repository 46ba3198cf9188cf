import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Titled section of a long page, as a card. */
export function Panel({ title, lead, children }: PanelProps) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      padding={{ base: '5', md: '8' }}
      background="raised"
      borderRadius="card"
      boxShadow="stall"
    >
      <chakra.div display="grid" gap="1">
        <chakra.h2 id={titleId} fontSize="2xl">
          {title}
        </chakra.h2>
        {lead ? <chakra.p color="ink2">{lead}</chakra.p> : null}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
