import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { previewMessages } from './preview.messages.ts';

interface PreviewBannerProps {
  /** Reason why shoppers do not see the page. */
  why: string;
  /** The store or product belongs to the current user. */
  isOwn: boolean;
  /** Link back to the editor. */
  children?: ReactNode;
}

/** Preview banner above a page that is not public. */
export const PreviewBanner = ({ why, isOwn, children }: PreviewBannerProps) => (
  <chakra.aside aria-label={previewMessages.label} data-part="draft-strip" background="soon" color="onSoon">
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
        <span>{` ${isOwn ? previewMessages.own : previewMessages.foreign}`}</span>
      </p>
      {children}
    </Container>
  </chakra.aside>
);
