import { filterScreens } from '../shell/screen-lookup.ts';
import {
  array,
  assert,
  constantFrom,
  option,
  property,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  RESERVED_SUBDOMAINS,
  STORE_PATH_SEGMENTS,
  STORE_QUERY_NAMES,
  storeFromAddress,
  storeFromHost,
  storeFromPath,
  storeFromQuery,
  withStoreInQuery,
} from './store-urls.ts';

const HOST = 'tenderete.es';
const store = stringMatching(/^[a-z\d][a-z\d-]{1,20}$/).filter((name) => !RESERVED_SUBDOMAINS.includes(name));
const word = string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
/** Path segment other than "." and "..", which browsers resolve as relative segments. */
const segmentName = word.filter((text) => !/^\.\.?$/.test(text));

describe(storeFromQuery, () => {
  test('R2.16 any of the four names names a store, the first one that has a value counts', () => {
    assert(
      property(constantFrom(...STORE_QUERY_NAMES), word, (name, value) => {
        expect(storeFromQuery(new URLSearchParams({ [name]: value }))).toEqual(value.trim());
      }),
    );
    const both = new URLSearchParams({ tienda: 'una', popups: ' ', store: 'otra' });
    expect([storeFromQuery(both), storeFromQuery(new URLSearchParams('q=miel'))]).toEqual(['otra', null]);
  });
});

describe(storeFromPath, () => {
  test('R2.17 a path names what follows its first word, as it was written', () => {
    assert(
      property(constantFrom(...STORE_PATH_SEGMENTS), segmentName, (segment, name) => {
        const { pathname } = new URL(`https://${HOST}/${segment}/${encodeURIComponent(name)}`);
        expect(storeFromPath(pathname)).toEqual(name);
      }),
    );
  });

  test('R2.17 the screens of a store, and no others, lie at such paths', () => {
    const paths = STORE_PATH_SEGMENTS.map((segment) => `/${segment}/$id`);
    expect(
      filterScreens(({ title, audience }) => title === 'Puesto' && audience === 'anyone').toSorted(),
    ).toEqual(paths.toSorted());
    expect(STORE_PATH_SEGMENTS.toSorted()).toEqual(['popup', 'popups', 'store', 'tienda']);
  });

  test('R2.17 other paths name none', () => {
    const others = ['/tienda', '/tienda/', '/tiendas/x', '/store/a/b', '/x/tienda/y', '/tienda/%E0%A4%A'];
    expect(others.map(storeFromPath)).toEqual([null, null, null, null, null, null]);
    expect(storeFromPath('/popup/miel/')).toEqual('miel');
  });
});

test('R2.16 R2.17 what no call would take names no store', () => {
  const odd = ['%00', 'a%00b', '%20', 'a'.repeat(101)];
  expect(odd.map((name) => storeFromPath(`/tienda/${name}`))).toEqual([null, null, null, null]);
  expect(odd.map((name) => storeFromQuery(new URLSearchParams(`popups=${name}`)))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(storeFromQuery(new URLSearchParams('tienda=miel&popups=%00'))).toBe('miel');
  expect(storeFromPath(`/tienda/${'a'.repeat(100)}`)).toBe('a'.repeat(100));
});

/** Reserved subdomains of R2.18. */
const RESERVED =
  'feature dev development staging stage prod production www api admin dashboard app cdn static assets mail smtp test testing demo sandbox preview local localhost';

describe(storeFromHost, () => {
  test('R2.18 the reserved names are these and no others', () => {
    const names = RESERVED.split(' ');
    expect(names.map((name) => [name, storeFromHost(`${name}.${HOST}`, HOST)])).toEqual(
      names.map((name) => [name, null]),
    );
    expect(RESERVED_SUBDOMAINS.toSorted()).toEqual(names.toSorted());
  });

  test('R2.18 a subdomain of the public host names a store, whatever port and case', () => {
    assert(
      property(store, (name) => {
        expect(storeFromHost(`${name.toUpperCase()}.${HOST}:8443`, HOST)).toEqual(name);
      }),
    );
  });

  test('R2.18 letters, digits, hyphens and underscores make a name, which begins with one of the first two', () => {
    const named = ['la-colmena', 'la_colmena', '2x', 'x_', 'x-'];
    expect(named.map((name) => storeFromHost(`${name}.${HOST}`, HOST))).toEqual(named);
    const others = ['-x', '_x', 'la.colmena', 'la~colmena', 'la+colmena'];
    expect(others.filter((name) => storeFromHost(`${name}.${HOST}`, HOST) !== null)).toEqual([]);
  });

  test('R2.18 reserved names, one letter, the bare host, deeper names, other hosts and addresses name none', () => {
    const others = [
      ...RESERVED_SUBDOMAINS.map((name) => `${name}.${HOST}`),
      `a.${HOST}`,
      `ña.${HOST}`,
      HOST,
      `a-b.c-d.${HOST}`,
      `miel.otro.es`,
      `miel${HOST}`,
      '192.168.1.10',
      '[::1]:3000',
    ];
    expect(others.filter((host) => storeFromHost(host, HOST) !== null)).toEqual([]);
    expect(storeFromHost('miel.localhost', '')).toEqual(null);
  });
});

describe(storeFromAddress, () => {
  test('R2.16 R2.17 R2.18 the query counts before the path, the path before the subdomain', () => {
    const parts = record({
      query: option(store, { nil: null }),
      path: option(store, { nil: null }),
      host: option(store, { nil: null }),
    });
    assert(
      property(parts, constantFrom(...STORE_QUERY_NAMES), ({ query, path, host }, name) => {
        const url = new URL(
          `https://${host ? `${host}.` : ''}${HOST}${path ? `/tienda/${path}` : '/products'}`,
        );
        if (query) url.searchParams.set(name, query);
        expect(storeFromAddress(url, HOST)).toEqual(query ?? path ?? host);
      }),
    );
  });
});

describe(withStoreInQuery, () => {
  test('R2.16 R2.19 the store stands under popups alone, all else stays as it was and where it was', () => {
    const name = constantFrom(...STORE_QUERY_NAMES, 'q', 'sort', 'page');
    const entries = array(tuple(name, word), { maxLength: 6 });
    assert(
      property(entries, option(store, { nil: null }), (given, chosen) => {
        const rewritten = withStoreInQuery(new URLSearchParams(given), chosen);
        const isStore = (one: string) => STORE_QUERY_NAMES.some((name) => name === one);
        const rest = (query: URLSearchParams) => [...query].filter(([one]) => !isStore(one));
        expect(rest(rewritten)).toEqual(rest(new URLSearchParams(given)));
        expect([...rewritten].filter(([one]) => isStore(one))).toEqual(chosen ? [['popups', chosen]] : []);
        expect(storeFromQuery(rewritten)).toEqual(chosen);
      }),
    );
  });
});

test('R2.16 R2.17 the names by which an address names a store', () => {
  expect(STORE_QUERY_NAMES).toEqual(['popups', 'pop-ups', 'store', 'tienda']);
  expect(STORE_PATH_SEGMENTS).toEqual(['store', 'tienda', 'popup', 'popups']);
});
