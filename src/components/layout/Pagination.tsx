import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from './AppLink.tsx';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** Screen address of a page. */
  hrefOf: (page: number) => ScreenAddress;
  label?: string;
  /** Loads the page in place. Without it, or in a new tab, the link navigates. */
  onPageChosen?: (page: number) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const place: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 'touch',
  height: 'touch',
  paddingInline: '2',
  borderRadius: 'full',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'semibold',
  '&:hover': { background: 'sunken' },
  '&[aria-current]': { background: 'ink', color: 'ground' },
};

/** Page numbers to show: first, last and those around the current one; 0 is a gap. */
export function visiblePageNumbers(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((at) => at >= 1 && at <= pageCount);
  const pages = [...new Set(near)];
  return pages.flatMap((at, index) => (at - (pages[index - 1] ?? 0) > 1 ? [0, at] : [at]));
}

/** Pagination; each page has its own address. */
export function Pagination({ page, pageCount, hrefOf, label = 'Páginas', onPageChosen }: PaginationProps) {
  if (pageCount <= 1) return null;
  const linkTo = (to: number) => ({
    href: hrefOf(to),
    // Exact match: the address without a page would otherwise count as current on every page.
    activeOptions: { exact: true },
    css: place,
    onClick: (event: MouseEvent) => {
      if (!onPageChosen || !isPlain(event)) return;
      event.preventDefault();
      onPageChosen(to);
    },
  });
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      gap="1"
      paddingBlock="8"
    >
      {page > 1 ? (
        <AppLink {...linkTo(page - 1)} aria-label="Página anterior">
          <Icon name="chevronLeft" />
        </AppLink>
      ) : null}
      {visiblePageNumbers(page, pageCount).map((at, index) =>
        at === 0 ? (
          <chakra.span key={`gap-${index}`} css={place} aria-hidden="true">
            …
          </chakra.span>
        ) : (
          <AppLink
            key={at}
            {...linkTo(at)}
            aria-label={`Página ${at}`}
            {...(at === page ? { 'aria-current': 'page' } : {})}
          >
            {at}
          </AppLink>
        ),
      )}
      {page < pageCount ? (
        <AppLink {...linkTo(page + 1)} aria-label="Página siguiente">
          <Icon name="chevronRight" />
        </AppLink>
      ) : null}
    </chakra.nav>
  );
}
