import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ILL_FORMED_TEXTS } from '../../../tests/support/samples/hostile-texts.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { searchParametersOf } from '../../../tests/support/charts/search-parameters.ts';
import {
  amountParam,
  createHrefMapping,
  createListHrefMapping,
  booleanParam,
  idParam,
  oneOfParam,
  pageParam,
  textParam,
} from './href-mapping.ts';
import { dayParam, commaSeparatedTexts } from './query-param-readers.ts';

const KINDS = ['jarra', 'plato', 7] as const;
const names = {
  q: textParam,
  tags: commaSeparatedTexts,
  kind: oneOfParam(KINDS),
  minPrice: amountParam,
  isNew: booleanParam,
  from: dayParam,
};
const shelf = createHrefMapping('/estante', { ...names, page: pageParam });
const list = createListHrefMapping('/estante', 20, names);

const anyText = fc.string({ unit: 'binary', maxLength: 120 });
const plain = fc.oneof(
  anyText,
  fc.constantFrom('true', 'null', '123', '1e5', '007', '"a"', '{"a":1}', '[1]'),
);
const search = fc.record(
  {
    q: fc.oneof(plain, fc.integer(), fc.boolean(), fc.anything()),
    tags: fc.oneof(plain, fc.array(plain), fc.anything()),
    kind: fc.oneof(fc.constantFrom<unknown>(...KINDS), fc.anything()),
    minPrice: fc.oneof(fc.integer(), fc.double(), fc.constantFrom('9,50', ' 3 ', '1e3'), fc.anything()),
    isNew: fc.oneof(fc.boolean(), fc.constantFrom('true', 'false'), fc.anything()),
    from: fc.oneof(fc.constantFrom('2026-11-21', '2026-02-30'), fc.anything()),
    page: fc.oneof(fc.integer({ min: -3, max: 100_003 }), fc.double(), fc.anything()),
  },
  { requiredKeys: [] },
);

describe(createHrefMapping.name, () => {
  test('whatever is understood of an address stands in the address that is made of it', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const understood = shelf.read(asked);
        expect(shelf.read(searchParametersOf(shelf.href(understood)))).toEqual(understood);
      }),
      { numRuns: 500 },
    );
  });

  test('it leaves out what it does not understand, and names it does not know', () => {
    const strange = {
      q: {},
      tags: ' ,, ',
      kind: 'vaso',
      minPrice: -1,
      isNew: 'sí',
      from: '2026-02-30',
      utm: 'x',
    };
    expect(shelf.read({ ...strange, page: 1.5 })).toEqual({});
    expect(shelf.read({ q: null, tags: null, kind: null, minPrice: null, isNew: null, page: null })).toEqual(
      {},
    );
  });

  test('an amount is a number or a text, not a list of one', () => {
    expect([9.5, '9,50', ['9,50'], [9]].map(amountParam)).toEqual([9.5, 9.5, undefined, undefined]);
  });

  test('R5.19 a text that cannot be stored, and an id that is none, are not asked for', () => {
    expect([...ILL_FORMED_TEXTS, 'a\ud800'].map(textParam)).toEqual([
      ...ILL_FORMED_TEXTS.map(() => undefined),
      'a',
    ]);
    expect(['zz', 7, '', null, sampleId(1)].map(idParam)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      sampleId(1),
    ]);
  });

  test('it names in its own order what says something, and quotes a text that would be read as something else', () => {
    expect(shelf.href({})).toEqual('/estante');
    expect(shelf.href({ page: 1, q: '', tags: [], isNew: undefined })).toEqual('/estante');
    expect(shelf.href({ page: 2, isNew: false, minPrice: 0, tags: ['a', 'b'], q: 'pan & sal' })).toEqual(
      '/estante?q=pan+%26+sal&tags=a%2Cb&minPrice=0&isNew=false&page=2',
    );
    expect(['123', 'true', '1e5', '{}'].map((q) => shelf.href({ q }))).toEqual([
      '/estante?q=123',
      '/estante?q=true',
      '/estante?q=%221e5%22',
      '/estante?q=%22%7B%7D%22',
    ]);
  });
});

describe(createListHrefMapping.name, () => {
  test('its pages are those from the second to the last that any list of the market knows', () => {
    const offsets = [2, 99_999, 100_000, 1, 0, -1, 1.5, '2', '', 2 ** 63, null, [], {}].map(
      (turned) => list.query({ page: turned }).offset,
    );
    expect(offsets).toEqual([20, 1_999_960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('any question comes back from its address', () => {
    fc.assert(
      fc.property(search, (asked) => {
        const question = list.query(asked);
        expect(list.query(searchParametersOf(list.href(question)))).toEqual(question);
      }),
    );
    expect(list.href({ kind: 'plato', offset: 40 })).toEqual('/estante?kind=plato&page=3');
    expect(list.href({ offset: 0 })).toEqual('/estante');
  });
});
