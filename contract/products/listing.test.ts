import { expect, test } from 'vitest';
import { sampleStore } from '../../tests/support/samples.ts';
import { storeCardOf } from './listing.ts';

const themeOf = (config: Parameters<typeof storeCardOf>[0]['config']) =>
  storeCardOf(sampleStore({ config: { ...config, theme: { layout: 'tech', cardStyle: 'flat' } } })).config
    .theme;

test('R3.7 a card knows the template of its store only where colours of its own are missing', () => {
  expect([
    themeOf({ primaryColor: '#7A4A0F', secondaryColor: '#F2C14E' }),
    themeOf({ primaryColor: '#7A4A0F' }),
    themeOf({}),
  ]).toEqual([undefined, { layout: 'tech' }, { layout: 'tech' }]);
});
