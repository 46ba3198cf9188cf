import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { stickyOffset } from '../layout/sticky-offset.ts';

/**
 * Layout of the product page: picture beside the text. On phones the purchase panel sticks above the bottom bar;
 * a flex column, because a grid cell would confine the sticky element.
 */
export const productPageLayout: SystemStyleObject = {
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  columnGap: { md: '10', lg: '16' },
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 6fr)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  gridTemplateAreas: { md: '"gallery about" "gallery purchase" "gallery more"' },
  '& > [data-part=gallery]': { gridArea: { md: 'gallery' } },
  '& > [data-part=about]': { gridArea: { md: 'about' } },
  '& > [data-part=more]': { gridArea: { md: 'more' } },
  '& > [data-part=purchase]': {
    gridArea: { md: 'purchase' },
    order: { base: '1', md: '0' },
    position: { base: 'sticky', md: 'static' },
    bottom: stickyOffset('57px + env(safe-area-inset-bottom)'),
    zIndex: { base: 'raised', md: 'auto' },
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    paddingBlock: { base: '3', md: '0' },
    background: { base: 'ground', md: 'transparent' },
    borderTop: { base: '1px solid var(--td-colors-line)', md: 'none' },
  },
};

/** Frame of the large picture. */
export const galleryFrame: SystemStyleObject = {
  position: 'relative',
  display: 'block',
  width: 'full',
  overflow: 'hidden',
  borderRadius: 'card',
  boxShadow: 'stall',
  // On phones name and price should be visible with the picture.
  '@media (width < 48rem)': { '& img': { aspectRatio: '4 / 3', maxHeight: '40vh' } },
};
