import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { LOADING_TIPS } from './loading-screen.messages.ts';

afterEach(cleanup);

const words = () => screen.getByRole('status').textContent;

describe(LoadingScreen, () => {
  test('R2.21 says Cargando... and Preparando experiencia... unless told otherwise', async () => {
    await renderWithMarketProviders(<LoadingScreen />);
    expect(words()).toBe('Cargando...Preparando experiencia...Optimizando la experiencia');
  });

  test('R2.21 a message of its own and how far it is', async () => {
    await renderWithMarketProviders(
      <LoadingScreen type="component" message="Abriendo el puesto" progress={40} tip={3} />,
    );
    expect(words()).toBe('Abriendo el puesto40% completadoPreparando experiencia...Casi está listo');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
  });

  test('R2.21 the minimal one says its message alone', async () => {
    await renderWithMarketProviders(<LoadingScreen type="minimal" />);
    expect(words()).toBe('Cargando...');
  });

  test('R2.21 four types in three themes', async () => {
    for (const type of ['page', 'component', 'overlay', 'minimal'] as const) {
      for (const theme of ['light', 'dark', 'gradient'] as const) {
        const { unmount } = await renderWithMarketProviders(<LoadingScreen type={type} theme={theme} />);
        const { loading, themeOf } = screen.getByRole('status').dataset;
        expect([loading, themeOf]).toEqual([type, theme]);
        unmount();
      }
    }
  });

  test('R2.22 the tips in their order', () => {
    expect(LOADING_TIPS).toEqual([
      'Optimizando la experiencia',
      'Sincronizando datos',
      'Comprobando permisos de seguridad',
      'Casi está listo',
    ]);
  });
});
