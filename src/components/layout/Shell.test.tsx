import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { HeaderAccountLink } from './HeaderAccountLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Footer } from './Footer.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Panel } from './Panel.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Shell } from './Shell.tsx';

afterEach(cleanup);

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`);

describe('the frame of every page', () => {
  test('it leads past the header, around the market, and to the quiet pages', async () => {
    await renderWithMarketProviders(
      <Shell
        header={{ search: null, notices: null, account: <HeaderAccountLink account={null} />, cart: null }}
        footer={<Footer theme="dark" onThemeChosen={() => {}} />}
        barCart={
          <button type="button" onClick={() => {}}>
            Carrito
          </button>
        }
      >
        <PageTitle>Plaza</PageTitle>
      </Shell>,
    );
    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      'Tenderete, inicio /',
      'Productos /products',
      'Puestos /tiendas',
      'Entrar /login',
    ]);
    const bar = screen.getByLabelText('Principal');
    expect(linksIn(bar)).toEqual(['Inicio /', 'Buscar /products', 'Pedidos /orders', 'Cuenta /profile']);
    expect([...bar.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Buscar',
      'Carrito',
      'Pedidos',
      'Cuenta',
    ]);
    const title = screen.getByRole('heading', { level: 1 });
    expect([title.id, title.getAttribute('tabindex')]).toEqual(['page-title', '-1']);
    expect(linksIn(screen.getByRole('navigation', { name: 'Información' }))).toEqual([
      'Favoritos /favoritos',
      'Vende con nosotros /register-vendors',
      'Guía /guide',
      'Sobre el mercado /about',
      'Contacto /contact',
      'Privacidad /privacy',
      'Condiciones /terms',
    ]);
    const awning = document.getElementById('market-awning');
    expect(awning?.closest('header')).toBe(screen.getByRole('banner'));
  });

  test('who is in the list already and presses «Buscar» types at once; who comes there does not', async () => {
    await renderWithMarketProviders(
      <>
        <main>
          <input type="search" aria-label="Buscar productos" maxLength={100} autoComplete="off" />
        </main>
        <BottomBar
          cart={
            <button type="button" onClick={() => {}}>
              Carrito
            </button>
          }
        />
      </>,
    );
    const press = async (name: string) => act(async () => screen.getByText(name).click());
    const active = () =>
      [...document.querySelectorAll('[data-status=active]')].map(({ textContent }) => textContent);
    const field = screen.getByRole('searchbox');
    await press('Buscar');
    expect([active(), document.activeElement === field]).toEqual([['Buscar'], false]);
    await press('Buscar');
    expect([active(), document.activeElement === field]).toEqual([['Buscar'], true]);
  });

  test.each([
    [undefined, 'Mi cuenta /profile'],
    [null, 'Entrar /login'],
    [{ name: 'Ana Ruiz' }, 'Ana /profile'],
  ] as const)('of who is %o the header says %s', async (account, expected) => {
    await renderWithMarketProviders(<HeaderAccountLink account={account} />);
    expect(linksIn(document.body)).toEqual([expected]);
  });

  test('the light is switched to one of three, and not before the page is alive', async () => {
    const chosen: string[] = [];
    const show = (theme: ComponentProps<typeof Footer>['theme']) =>
      renderWithMarketProviders(<Footer theme={theme} onThemeChosen={(one) => chosen.push(one)} />);
    await show('dark');
    const choices = within(screen.getByRole('group', { name: 'Aspecto' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(
      choices.map(({ name, value, checked, labels }) => [
        name,
        value,
        checked,
        labels?.[0]?.title,
        labels?.[0]?.textContent,
      ]),
    ).toEqual([
      ['theme', 'light', false, 'De día', 'De día'],
      ['theme', 'dark', true, 'De noche', 'De noche'],
      ['theme', 'system', false, 'Como el sistema', 'Como el sistema'],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Como el sistema' }));
    expect(chosen).toEqual(['system']);
    cleanup();
    await show(null);
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });
});

describe('the search of the header', () => {
  test('what is written is sent without its blanks, and stays with the page', async () => {
    const asked: string[] = [];
    await renderWithMarketProviders(<SearchBox query="miel" onSearch={(query) => asked.push(query)} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar en el mercado' });
    const { value, name, autocomplete, maxLength } = field;
    expect([value, name, autocomplete, maxLength]).toEqual(['miel', 'q', 'off', 100]);
    fireEvent.change(field, { target: { value: '  queso ' } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Buscar' });
    const form = button.form ?? field;
    expect([button.type, fireEvent.submit(form), asked]).toEqual(['submit', false, ['queso']]);
  });

  test('before the page is alive it is a form that leads to the list', async () => {
    await renderWithMarketProviders(<SearchBox />);
    const form = document.querySelector('form') ?? document.body;
    expect([form.getAttribute('action'), fireEvent.submit(form)]).toEqual(['/products', true]);
  });
});

describe('parts of long pages', () => {
  test('the way back up leads to all that lies above, and says where one is', async () => {
    await renderWithMarketProviders(
      <Breadcrumb
        crumbs={[
          { word: 'Puestos', href: '/tiendas' },
          { word: 'La Colmena', href: '/tienda/7' },
          { word: 'Miel' },
        ]}
      />,
    );
    const trail = screen.getByRole('navigation', { name: 'Estás en' });
    expect(linksIn(trail)).toEqual(['Puestos /tiendas', 'La Colmena /tienda/7']);
    expect([...trail.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Puestos',
      '/La Colmena',
      '/Miel',
    ]);
    expect(
      within(trail)
        .getAllByText('/')
        .map((one) => one.getAttribute('aria-hidden')),
    ).toEqual(['true', 'true']);
    expect(trail.querySelector('[aria-current=page]')?.textContent).toBe('Miel');
  });

  test('what changed is said whole, at once only where that is urgent', async () => {
    await renderWithMarketProviders(
      <>
        <LiveRegion message="3 productos" />
        <LiveRegion message="Sin conexión" urgent />
      </>,
    );
    const said = ['status', 'alert'].map((role) => screen.getByRole(role));
    expect(said.map((one) => [one.textContent, one.getAttribute('aria-atomic')])).toEqual([
      ['3 productos', 'true'],
      ['Sin conexión', 'true'],
    ]);
  });

  test('a sheet is named by its heading, and has a sentence below it where there is one', async () => {
    await renderWithMarketProviders(
      <>
        <Panel title="Envío" lead="A dónde va">
          <p>Soria</p>
        </Panel>
        <Panel title="Pago">
          <p>Al recibir</p>
        </Panel>
      </>,
    );
    const texts = ['Envío', 'Pago'].map((name) =>
      [...screen.getByRole('region', { name }).querySelectorAll('h2, p')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(texts).toEqual([
      ['Envío', 'A dónde va', 'Soria'],
      ['Pago', 'Al recibir'],
    ]);
  });
});
