import { afterEach, expect, test } from 'vitest';
import { DEFAULT_MARKET } from '../contract/format.ts';
import { type PageState, readPageState, writePageState } from './page-state.ts';

afterEach(() => {
  document.body.textContent = '';
});

const stateOf = (changes: Partial<PageState['market']>): PageState => ({
  build: 'a',
  now: 1_795_279_829_066,
  publicHost: '',
  maintenance: false,
  market: { ...DEFAULT_MARKET, ...changes },
  botCheck: null,
  hasMailbox: false,
  screens: { 'home:': { name: '</script><b>' } },
});

test.each([
  ['the default’s ways', {}, {}],
  [
    'its own currency and address',
    { currency: 'MXN', origin: 'https://mercado.example' },
    { currency: 'MXN', origin: 'https://mercado.example' },
  ],
])('a page of a market with %s carries what differs, and is read whole', (_, changes, carried) => {
  const state = stateOf(changes);
  const text = writePageState(state);
  expect([JSON.parse(text).market, text.includes('<')]).toEqual([carried, false]);

  const holder = document.createElement('script');
  holder.id = 'page-state';
  holder.type = 'application/json';
  holder.textContent = text;
  document.body.append(holder);
  expect(readPageState(document)).toEqual(state);
});
