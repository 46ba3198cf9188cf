import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  storeThemeProperties,
  type StoreThemeConfig,
  StoreAwningColours,
  StoreColours,
} from './StoreColours.tsx';

afterEach(cleanup);

async function awningOf(config: StoreThemeConfig) {
  const { container } = await renderWithMarketProviders(
    <StoreAwningColours config={config}>
      <p>Toldo</p>
    </StoreAwningColours>,
  );
  const { style } = container.querySelector('p')?.parentElement ?? document.body;
  const colours = ['a', 'b'].map((stripe) => style.getPropertyValue(`--td-colors-awning-${stripe}`));
  cleanup();
  return colours;
}

describe('the colours of a store', () => {
  test('each of its own two stands in place of its template’s', async () => {
    const theme = { layout: 'vibrant' };
    expect(await awningOf({ theme })).toEqual(['#c2410c', '#fde68a']);
    expect(await awningOf({ theme, primaryColor: '#1D9A6C' })).toEqual(['#1d9a6c', '#fde68a']);
    expect(await awningOf({ theme, secondaryColor: '#F4E9DA' })).toEqual(['#c2410c', '#f4e9da']);
  });

  test('only the tech dress is dark by day too', () => {
    const isTheSame = (layout: string) => {
      const colours = Object.entries(storeThemeProperties({ theme: { layout }, primaryColor: '#1D4E89' }));
      const at = (time: string) => colours.find(([name]) => name === `--${time}-actionInk`)?.[1];
      return at('d') === at('n');
    };
    expect([isTheSame('tech'), isTheSame('minimal')]).toEqual([true, false]);
  });

  test('where there is no store the market’s own stand', async () => {
    await renderWithMarketProviders(
      <>
        <StoreColours config={null}>Mercado</StoreColours>
        <StoreColours config={{}}>Puesto</StoreColours>
      </>,
    );
    expect([...document.querySelectorAll('[data-dress]')].map(({ textContent }) => textContent)).toEqual([
      'Puesto',
    ]);
  });
});
