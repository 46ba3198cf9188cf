import { existsSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Operator } from '../../../contract/shell/operator.ts';
import { screenAt } from '../../../contract/shell/screen-lookup.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Footer } from '../layout/Footer.tsx';
import { AboutView } from './AboutView.tsx';
import { GuideView } from './GuideView.tsx';
import { PrivacyView } from './PrivacyView.tsx';
import { operatorMessages } from './operator.messages.ts';
import { TermsView } from './TermsView.tsx';

afterEach(cleanup);

const pages = [
  { View: AboutView, name: 'Sobre el mercado', title: 'Un mercado que se monta y se recoge' },
  { View: GuideView, name: 'Guía', title: 'Cómo funciona el mercado' },
  { View: () => <PrivacyView operator={null} />, name: 'Privacidad', title: 'Tus datos, los justos' },
  { View: () => <TermsView operator={null} />, name: 'Condiciones', title: 'Condiciones, en pocas palabras' },
];

const ENGLISH =
  /\b(the|and|of|to|for|with|you|your|this|cart|order|store|product|shipping|terms|privacy|guide)\b/gi;

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const pathsOf = (links: HTMLElement[]) =>
  links
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => new URL(href, 'http://localhost').pathname);

/** Paths that lead neither to a screen nor to a static file. */
const leadingNowhere = (paths: string[]) =>
  paths.filter((path) => !existsSync(`public${path}`) && screenAt(path.split('?')[0] ?? '') === null);

describe('the quiet pages', () => {
  test.each(pages)('R2.1 $name has one heading of its own and a title', async ({ View, name, title }) => {
    await renderWithMarketProviders(<View />);
    expect([headings(1), document.title]).toEqual([[title], `${name} · Tenderete`]);
  });

  test.each(pages)('R1.6 R2.1 $name is in Spanish', async ({ View }) => {
    const { container } = await renderWithMarketProviders(<View />);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(`${container.textContent} ${description}`.match(ENGLISH)).toBe(null);
  });

  test.each(pages)('R2.1 what $name links to is there', async ({ View }) => {
    const { container } = await renderWithMarketProviders(<View />);
    expect(leadingNowhere(pathsOf([...container.querySelectorAll('a')]))).toEqual([]);
  });

  test('R2.1 the guide is for those who buy and for those who sell', async () => {
    const { container } = await renderWithMarketProviders(<GuideView />);
    const anchors = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    const named = anchors.map((href) => container.querySelector(`:is(h2, h3)${href}`)?.textContent);
    expect(named).toEqual(['Si vienes a comprar', 'Si vienes a vender', 'Muchos productos de una vez']);
  });

  test.each([PrivacyView, TermsView])(
    'R2.1 %o says who runs the market, and what was not said of it',
    async (View) => {
      const said = async (operator: Operator | null) => {
        const { container } = await renderWithMarketProviders(<View operator={operator} />);
        const part = container.querySelector('h2')?.nextElementSibling;
        const after = part?.nextElementSibling;
        const texts = [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
        const lines = texts.length > 0 ? texts : [part?.textContent];
        cleanup();
        return after?.tagName === 'P' && texts.length > 0 ? [...lines, after.textContent] : lines;
      };
      const whole = {
        name: 'Mercados de la Plaza, S.L.',
        taxId: 'B00000018',
        address: 'Plaza Mayor, 1, Requena',
        email: 'hola@mercado.example',
        register: 'Registro Mercantil de Valencia, tomo 1',
      };
      expect([await said(null), await said(whole), await said({ name: 'La Plaza' })]).toEqual([
        [operatorMessages.demo],
        [
          'Titular: Mercados de la Plaza, S.L.',
          'NIF: B00000018',
          'Domicilio: Plaza Mayor, 1, Requena',
          'Correo: hola@mercado.example',
          'Inscripción: Registro Mercantil de Valencia, tomo 1',
        ],
        [
          'Titular: La Plaza',
          'Quien gestiona este mercado todavía no ha dicho su NIF, su domicilio ni su correo.',
        ],
      ]);
    },
  );

  test('R2.1 the footer links to pages that are there', async () => {
    await renderWithMarketProviders(<Footer theme="system" onThemeChosen={() => {}} />);
    const paths = pathsOf(screen.getAllByRole('link'));
    expect([paths.length > 0, leadingNowhere(paths)]).toEqual([true, []]);
  });
});
