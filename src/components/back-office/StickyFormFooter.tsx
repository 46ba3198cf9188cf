import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { stickyOffset } from '../layout/sticky-offset.ts';
import { StyleSheet } from '../layout/StyleSheet.tsx';

const bar: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginInline: { base: '-4', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '3',
  background: 'ground',
  borderTop: '1px solid var(--td-colors-line)',
  zIndex: 'raised',
  '& > *': { maxWidth: '100%' },
  position: 'sticky',
  // Above the tab bar of phones.
  bottom: { base: stickyOffset('57px + env(safe-area-inset-bottom)'), md: stickyOffset('0px') },
};

/** Style sheet of the inset for toasts and the connection banner, by the height of the bottom bar on phone and desktop. */
export const stickyFooterInsetCss = (phone: string, desk: string) =>
  `:root:has([data-part=foot-bar]:not(:empty)){--foot:calc(72px + ${phone});--desk-foot:calc(1rem + ${desk})}`;

const heightOf = (bar: string) => `max(0px, ${stickyOffset(bar)})`;

const ROOM = stickyFooterInsetCss(heightOf('5rem'), heightOf('4.5rem'));

/**
 * Sticky buttons at the end of a form. In a low window or with large text they would cover the form, so they are not sticky
 * there.
 */
export const StickyFormFooter = ({ children }: { children: ReactNode }) => (
  <>
    <StyleSheet css={ROOM} />
    <chakra.div css={bar} data-part="foot-bar">
      {children}
    </chakra.div>
  </>
);
