import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillStyleElement } from '../../../theme/chakra-system/fill-style-element.ts';
import { HEADING_FONT_CSS } from '../../../theme/heading-font-css.ts';
import { DEFERRED_CSS } from '../../../theme/chakra-system/deferred-css.ts';
import { CRITICAL_CSS } from '../../../theme/chakra-system/critical-css.ts';
import { MarketTheme } from '../../../theme/MarketTheme.tsx';
import { makeSystem } from '../../../theme/chakra-system/system.ts';

const SHEET = CRITICAL_CSS + DEFERRED_CSS + HEADING_FONT_CSS;

/**
 * Prepares an empty document: adds the market's style sheet first, because the order of CSS layers is that of their first
 * mention.
 */
function dress(page: Document): Document {
  if (page.head.firstChild) return page;
  const sheet = page.createElement('style');
  page.head.append(sheet);
  fillStyleElement(sheet, SHEET);
  page.documentElement.lang = document.documentElement.lang;
  // Nothing inside can take the focus, so the body does, for scrolling by keyboard.
  page.body.tabIndex = 0;
  return page;
}

/** Copies the theme of this page to another document. */
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

/** Content of the frame with the market's theme; it is inert. */
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
  /** In CSS pixels, the viewport of the framed page. */
  width: number;
  height: number;
  /** Scale factor of the display. */
  scale: number;
  children: ReactNode;
}

/**
 * Frame with its own viewport width, so that media queries inside depend on the frame.
 * It has no URL: nothing is requested, no security policy must allow it, and no script runs in it.
 */
export function PreviewIframe({ title, width, height, scale, children }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const take = (frame: HTMLIFrameElement | null) =>
    setPage(frame?.contentDocument ? dress(frame.contentDocument) : null);
  return (
    <>
      {/* No sandbox: the frame loads nothing and shows only our content; a sandbox would lock out accessibility
         checkers. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={take}
        title={title}
        // Some browsers replace the initial empty document.
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
