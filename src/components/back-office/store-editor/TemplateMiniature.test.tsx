import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../../tests/support/render-market.tsx';
import { sampleStore } from '../../../../tests/support/samples.ts';
import { TemplateMiniature } from './TemplateMiniature.tsx';

afterEach(cleanup);

test.each([
  ['awning, picture and name', '/pictures/puesto', 3],
  ['awning and name', null, 2],
])('R3.7 %s stand at the front of a store whose picture is %j', async (_, heroImageUrl, count) => {
  await renderMarket(<TemplateMiniature store={sampleStore({ heroImageUrl })} />);
  expect(document.querySelector('[data-mini=front]')?.children).toHaveLength(count);
});
