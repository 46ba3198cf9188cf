import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillSheet } from '../../../theme/fill-sheet.ts';
import { HEADING_FONT_CSS } from '../../../theme/heading-font-css.ts';
import { DEFERRED_CSS } from '../../../theme/deferred-css.ts';
import { CRITICAL_CSS } from '../../../theme/critical-css.ts';
import { MarketTheme } from '../../../theme/MarketTheme.tsx';
import { makeSystem } from '../../../theme/system.ts';

const SHEET = CRITICAL_CSS + DEFERRED_CSS + HEADING_FONT_CSS;

/** Puts the market's sheet into an empty page, before all others: the order of its layers is that in which they are first named. */
function dress(page: Document): Document {
  if (page.head.firstChild) return page;
  const sheet = page.createElement('style');
  page.head.append(sheet);
  fillSheet(sheet, SHEET);
  page.documentElement.lang = document.documentElement.lang;
  // Nothing in it takes the focus, and it can be scrolled by keys all the same.
  page.body.tabIndex = 0;
  return page;
}

/** Has a page follow the theme of this one. */
function followTheme(page: Document): () => void {
  const root = document.documentElement;
  const copy = () => {
    const { theme } = root.dataset;
    if (theme) page.documentElement.dataset.theme = theme;
    else delete page.documentElement.dataset.theme;
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What stands in a framed page, in the market's own dress; it is looked at, nothing in it can be pressed. */
function Framed({ page, children }: { page: Document; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'css', container: page.head, stylisPlugins: [] }), [page]);
  const system = useMemo(() => makeSystem(), []);
  useEffect(() => followTheme(page), [page]);
  return (
    <CacheProvider value={cache}>
      <MarketTheme system={system}>
        <div inert>{children}</div>
      </MarketTheme>
    </CacheProvider>
  );
}

interface PageFrameProps {
  title: string;
  /** In CSS pixels, as the page in it measures itself. */
  width: number;
  height: number;
  /** As how much of its size it is shown. */
  scale: number;
  children: ReactNode;
}

/**
 * Part of this application as a page of its own width: what asks how wide its window is, is answered by the frame. It has no
 * address, so that nothing is fetched for it and no policy need let it in, and no script runs in it.
 */
export function PageFrame({ title, width, height, scale, children }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const take = (frame: HTMLIFrameElement | null) =>
    setPage(frame?.contentDocument ? dress(frame.contentDocument) : null);
  return (
    <>
      {/* It loads nothing, and what stands in it is ours: a sandbox would only keep those out who judge pages. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={take}
        title={title}
        // Some browsers put another empty page in the place of the first.
        onLoad={({ currentTarget }) => take(currentTarget)}
        width={width}
        height={height}
        style={{
          border: 0,
          display: 'block',
          maxWidth: 'none',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
      {page ? createPortal(<Framed page={page}>{children}</Framed>, page.body) : null}
    </>
  );
}
