import { existsSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { screenAt } from '../../../contract/pages/screen-at.ts';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { Footer } from '../layout/Footer.tsx';
import { AboutView } from './AboutView.tsx';
import { GuideView } from './GuideView.tsx';
import { PrivacyView } from './PrivacyView.tsx';
import { TermsView } from './TermsView.tsx';

afterEach(cleanup);

const pages = [
  { View: AboutView, name: 'Sobre el mercado', title: 'Un mercado que se monta y se recoge' },
  { View: GuideView, name: 'Guía', title: 'Cómo funciona el mercado' },
  { View: PrivacyView, name: 'Privacidad', title: 'Tus datos, los justos' },
  { View: TermsView, name: 'Condiciones', title: 'Condiciones, en pocas palabras' },
];

const ENGLISH =
  /\b(the|and|of|to|for|with|you|your|this|cart|order|store|product|shipping|terms|privacy|guide)\b/gi;

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const pathsOf = (links: HTMLElement[]) =>
  links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));

/** Paths at which there is no screen, nor a file that is served as it is. */
const leadingNowhere = (paths: string[]) =>
  paths.filter((path) => !existsSync(`public${path}`) && screenAt(path) === null);

describe('the quiet pages', () => {
  test.each(pages)('R2.1 $name has one heading of its own and a title', async ({ View, name, title }) => {
    await renderMarket(<View />);
    expect([headings(1), document.title]).toEqual([[title], `${name} · Tenderete`]);
  });

  test.each(pages)('R1.6 R2.1 $name is in Spanish', async ({ View }) => {
    const { container } = await renderMarket(<View />);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(`${container.textContent} ${description}`.match(ENGLISH)).toBe(null);
  });

  test.each(pages)('R2.1 what $name links to is there', async ({ View }) => {
    const { container } = await renderMarket(<View />);
    expect(leadingNowhere(pathsOf([...container.querySelectorAll('a')]))).toEqual([]);
  });

  test('R2.1 the guide is for those who buy and for those who sell', async () => {
    const { container } = await renderMarket(<GuideView />);
    const anchors = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    const named = anchors.map((href) => container.querySelector(`:is(h2, h3)${href}`)?.textContent);
    expect(named).toEqual(['Si vienes a comprar', 'Si vienes a vender', 'Muchos productos de una vez']);
  });

  test('R2.1 the footer links to pages that are there', async () => {
    await renderMarket(<Footer theme="system" onThemeChosen={() => {}} />);
    const paths = pathsOf(screen.getAllByRole('link'));
    expect([paths.length > 0, leadingNowhere(paths)]).toEqual([true, []]);
  });
});
