import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  /** Sentence below the heading. */
  lead?: ReactNode;
  /** Link or button at the end of the heading row. */
  action?: ReactNode;
}

/** Section heading of a page. */
export function SectionHeading({ children, id, lead, action }: SectionHeadingProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      justifyContent="space-between"
      columnGap="2"
      rowGap={{ base: '0', md: '2' }}
      marginBottom={{ base: '3', md: '6' }}
      data-part="section-heading"
    >
      <div>
        <chakra.h2 fontSize="3xl" {...(id ? { id } : {})}>
          {children}
        </chakra.h2>
        {lead ? (
          <chakra.p color="ink2" marginTop={{ base: '0', md: '2' }} maxWidth="text">
            {lead}
          </chakra.p>
        ) : null}
      </div>
      {action}
    </chakra.div>
  );
}
