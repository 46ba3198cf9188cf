import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleStore } from '../../../../tests/support/samples/samples.ts';
import { TemplateMiniature } from './TemplateMiniature.tsx';

afterEach(cleanup);

test.each([
  ['awning, picture and name', '/pictures/puesto', 3],
  ['awning and name', null, 2],
])('R3.7 %s stand at the front of a store whose picture is %j', async (_, heroImageUrl, count) => {
  await renderWithMarketProviders(<TemplateMiniature store={sampleStore({ heroImageUrl })} />);
  expect(document.querySelector('[data-mini=front]')?.children).toHaveLength(count);
});

test('R3.7 a store shows its name and what it says of itself, or that it is yet to be named', async () => {
  const named = () => {
    const name = document.querySelector('[data-mini=name]');
    return [name?.textContent, name?.parentElement?.textContent];
  };
  await renderWithMarketProviders(
    <TemplateMiniature store={sampleStore({ config: { tagline: 'De romero' } })} />,
  );
  expect(named()).toEqual(['La Colmena', 'La ColmenaDe romero']);
  expect(document.querySelector('[data-dress]')?.getAttribute('aria-hidden')).toBe('true');
  cleanup();
  await renderWithMarketProviders(
    <TemplateMiniature store={sampleStore({ name: '', config: { tagline: '' } })} />,
  );
  expect(named()).toEqual(['Tu puesto', 'Tu puesto']);
  expect(document.querySelectorAll('[data-mini=product]')).toHaveLength(3);
});
