import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { draftMessages } from './draft.messages.ts';

interface DraftStripProps {
  /** Why shoppers do not see what stands below. */
  why: string;
  /** Whether it is the reader's own. */
  isOwn: boolean;
  /** The way back to where it is changed. */
  children?: ReactNode;
}

/** Says above a page that nobody else sees it yet. */
export const DraftStrip = ({ why, isOwn, children }: DraftStripProps) => (
  <chakra.aside aria-label={draftMessages.label} data-part="draft-strip" background="soon" color="onSoon">
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="1"
      paddingBlock="2"
    >
      <p>
        <chakra.strong fontWeight="semibold">{why}</chakra.strong>
        <span>{` ${isOwn ? draftMessages.own : draftMessages.foreign}`}</span>
      </p>
      {children}
    </Container>
  </chakra.aside>
);
