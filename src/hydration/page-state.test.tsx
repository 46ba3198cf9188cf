import { afterEach, expect, test } from 'vitest';
import { DEFAULT_INSTALLATION, type Installation } from '../../contract/shell/installation.ts';
import { DEFAULT_MARKET, type MarketLocale } from '../../contract/values/format.ts';
import { localeFormatDataOf } from '../../contract/values/locale-format-data.ts';
import { type PageState, readPageState, writePageState } from './page-state.ts';

afterEach(() => {
  document.body.textContent = '';
});

const stateOf = (changes: Partial<MarketLocale>, facts: Partial<Installation>): PageState => ({
  build: 'a',
  now: 1_795_279_829_066,
  installation: { ...DEFAULT_INSTALLATION, ...facts, market: { ...DEFAULT_MARKET, ...changes } },
  notation: localeFormatDataOf({ ...DEFAULT_MARKET, ...changes }, 1_795_279_829_066),
  screens: { 'home:': { name: '</script><b>' } },
});

const own = {
  profile: 'balanced' as const,
  required: [],
  siteKey: 'local',
  script: { address: '/bot-check.js?render=local', isModule: true },
};

test.each([
  ['the usual ways', {}, { botCheck: own }, {}, {}, ['clocks']],
  ['no bot check', {}, { botCheck: null }, { botCheck: null }, {}, ['clocks']],
  [
    'a stricter bot check',
    {},
    { botCheck: { ...own, profile: 'strict' as const } },
    { botCheck: { ...own, profile: 'strict' } },
    {},
    ['clocks'],
  ],
  ['a mailbox', {}, { botCheck: own, hasMailbox: true }, { hasMailbox: true }, {}, ['clocks']],
  [
    'its own currency and address',
    { currency: 'MXN', origin: 'https://mercado.example' },
    { botCheck: own, publicHost: 'mercado.example' },
    { publicHost: 'mercado.example' },
    { currency: 'MXN', origin: 'https://mercado.example' },
    ['writing', 'clocks'],
  ],
])(
  'a page of a market with %s carries what differs, and is read whole',
  (_, changes, facts, told, carried, noted) => {
    const state = stateOf(changes, facts);
    const text = writePageState(state);
    const { installation, notation } = JSON.parse(text);
    expect([installation, Object.keys(notation), text.includes('<')]).toEqual([
      { ...told, market: carried },
      noted,
      false,
    ]);

    const holder = document.createElement('script');
    holder.id = 'page-state';
    holder.type = 'application/json';
    holder.textContent = text;
    document.body.append(holder);
    expect(readPageState(document)).toEqual(state);
  },
);
