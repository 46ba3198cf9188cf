import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { stickyFooterInsetCss } from '../StickyFormFooter.tsx';
import { RestoreFocusOnUnmount } from '../../layout/RestoreFocusOnUnmount.tsx';
import { StyleSheet } from '../../layout/StyleSheet.tsx';

const bar: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  paddingLeft: '4',
  background: 'ink',
  borderRadius: 'card',
  boxShadow: 'stall',
  color: 'ground',
  fontSize: 'sm',
  '& [data-part=told]': {
    flex: { base: '1 1 6rem', md: '1 1 10rem' },
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button, & [data-part=press]': {
    order: '1',
    flex: { base: '1 1 auto', md: '0 0 auto' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    border: '1.5px solid currentColor',
    borderRadius: 'full',
    cursor: 'pointer',
    fontWeight: 'semibold',
  },
  '& button:hover, & [data-part=press]:hover': { background: 'ground', color: 'ink' },
  '& button:focus-visible, & [data-part=press]:focus-visible': {
    outline: '2px solid var(--td-colors-ground)',
    outlineOffset: '2px',
  },
  '& button[data-quiet]': {
    order: { base: '0', md: '1' },
    flex: '0 0 auto',
    borderColor: 'transparent',
    paddingInline: '2',
    textDecoration: 'underline',
  },
};

const ROOM = stickyFooterInsetCss('5rem', '4.5rem');

/**
 * Sticky foot of a list with its bulk actions. Always visible, because a status change can be undone for some seconds only.
 */
export const StickyListFooter = ({ children }: { children: ReactNode }) => (
  <>
    <StyleSheet css={ROOM} />
    <chakra.div
      data-part="foot-bar"
      position="sticky"
      bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '4' }}
      zIndex="2"
      display="grid"
      gap="2"
      _empty={{ display: 'none' }}
    >
      {children}
    </chakra.div>
  </>
);

/** Bar of one bulk action with its progress. If a press removes it, the focus moves to the page heading. */
export const BulkActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <RestoreFocusOnUnmount>
    <chakra.section aria-label={label} css={bar}>
      {children}
    </chakra.section>
  </RestoreFocusOnUnmount>
);

interface BulkActionButtonProps {
  onPressed: () => void;
  quiet?: boolean;
  children: string;
}

export const BulkActionButton = ({ onPressed, quiet, children }: BulkActionButtonProps) => (
  <chakra.button type="button" onClick={onPressed} {...(quiet ? { 'data-quiet': '' } : {})}>
    {children}
  </chakra.button>
);
