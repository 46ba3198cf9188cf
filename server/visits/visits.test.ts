import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../tests/support/api/test-clock.ts';
import { FUNNEL_STEPS } from '../../contract/producer/store-analytics.ts';
import { isBrowserUserAgent } from './visits.ts';
import { createMarketHours } from './market-hours.ts';
import { pageSubjectOf } from './page-subject.ts';
import { createMissedSearchDebouncer } from './missed-search-debouncer.ts';
import { createVisitRateLimit } from './visit-rate-limit.ts';
import { VisitTally } from './visit-tally.ts';
import { VisitorHasher } from './visitor-hasher.ts';

const ana = { address: '10.0.0.1', userAgent: 'Firefox' };
const at = { day: '2026-11-22', hour: 9 };

describe(VisitorHasher.name, () => {
  const today = (most?: number) => {
    const marks = new VisitorHasher('secret', most);
    marks.turnTo('2026-11-22');
    return marks;
  };

  test('R7.12 a mark is the same all day, another one for another browser or network, and on no other server', () => {
    const marks = today();
    const mark = marks.markOf(ana);
    const others = [
      { ...ana, address: '10.0.0.2' },
      { ...ana, userAgent: 'Safari' },
      { ...ana, userAgent: undefined },
    ];
    expect([
      marks.markOf({ ...ana }),
      new Set([mark, ...others.map((one) => marks.markOf(one))]).size,
    ]).toEqual([mark, 4]);
    expect(today().markOf(ana)).not.toBe(mark);
  });

  test('R7.12 with the day its salt is gone and everything that was made with it', () => {
    const marks = today();
    const mark = marks.markOf(ana);
    expect([marks.take('s', mark, 'looked'), marks.take('s', mark, 'looked'), marks.size]).toEqual([
      ['looked'],
      [],
      1,
    ]);
    expect([marks.turnTo('2026-11-22'), marks.turnTo('2026-11-23'), marks.size]).toEqual([false, true, 0]);
    expect(marks.markOf(ana)).not.toBe(mark);
    marks.turnTo('2026-11-22');
    expect(marks.markOf(ana)).not.toBe(mark);
  });

  test('R7.12 with the shared salt a mark is the same at all servers of a market, that day and with its secret alone', () => {
    const markWith = (secret: string, day: string, salt: string) => {
      const marks = new VisitorHasher(secret);
      marks.turnTo('2026-11-22');
      expect(marks.isShared).toBe(false);
      marks.share(day, salt);
      expect(marks.isShared).toBe(day === '2026-11-22');
      return marks.markOf(ana);
    };
    const mark = markWith('secret', '2026-11-22', 'salt');
    expect(markWith('secret', '2026-11-22', 'salt')).toBe(mark);
    const others = [
      markWith('other', '2026-11-22', 'salt'),
      markWith('secret', '2026-11-22', 'other'),
      markWith('secret', '2026-11-21', 'salt'),
    ];
    expect(new Set([mark, ...others]).size).toBe(4);
    const marks = today();
    marks.share('2026-11-22', 'salt');
    expect([marks.markOf(ana), marks.turnTo('2026-11-23'), marks.isShared]).toEqual([mark, true, false]);
  });

  test('battery 93 however many come, only so many are kept', () => {
    const marks = today(50);
    for (let index = 0; index < 10_000; index += 1)
      marks.take(`s${index % 7}`, marks.markOf({ ...ana, address: String(index) }), 'ordered');
    expect(marks.size).toBe(50);
  });

  test('R7.12 no step has more visitors than the one before, in whatever order they come', () => {
    const step = fc.constantFrom(...FUNNEL_STEPS);
    const visit = fc.tuple(fc.integer({ min: 1, max: 6 }), step, fc.constantFrom('a', 'b'));
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 40 }), (visits) => {
        const marks = today();
        const tally = new VisitTally();
        for (const [mark, taken, store] of visits)
          tally.steps(store, at, mark, marks.take(store, mark, taken));
        const visitorsOf = (store: string) =>
          new Set(visits.filter(([, , one]) => one === store).map(([mark]) => mark));
        const { stores, marks: taken } = tally.take();
        for (const { popupStoreId } of stores) {
          const counts = FUNNEL_STEPS.map(
            (one) => taken.filter((mark) => mark.popupStoreId === popupStoreId && mark.step === one).length,
          );
          expect(counts[0]).toBe(visitorsOf(popupStoreId).size);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        }
      }),
    );
  });
});

describe(VisitTally.name, () => {
  test('R7.12 what is counted is a row for each store, product and word of a day, whatever the number', () => {
    const tally = new VisitTally();
    expect(tally.isEmpty).toBe(true);
    for (let times = 0; times < 3; times += 1) tally.view('s', at, 'p');
    tally.view('s', { ...at, hour: 23 });
    tally.view('s', { day: '2026-11-23', hour: 0 });
    tally.addition('s', at);
    const { stores, products, searches } = tally.take();
    expect(
      stores.map(({ day, views, productViews, additions }) => [day, views, productViews, additions]),
    ).toEqual([
      ['2026-11-22', 4, 3, 1],
      ['2026-11-23', 1, 0, 0],
    ]);
    expect([stores[0]?.hours[9], stores[0]?.hours[23], stores[0]?.hours.length]).toEqual([3, 1, 24]);
    expect([products, searches, tally.isEmpty]).toEqual([
      [{ popupStoreId: 's', day: '2026-11-22', productId: 'p', views: 3 }],
      [],
      true,
    ]);
  });

  test('battery 93 however many words come, only so many wait', () => {
    const tally = new VisitTally();
    for (let index = 0; index < 2_000; index += 1) tally.missed('s', at, `palabra ${index}`);
    tally.missed('s', at, 'palabra 0');
    const { searches } = tally.take();
    expect([searches.length, searches[0]?.count]).toEqual([500, 2]);
  });
});

describe(createMissedSearchDebouncer, () => {
  test('R7.12 of what is typed letter by letter the last counts, once nothing more comes', () => {
    const clock = createTestClock();
    const typed = createMissedSearchDebouncer(clock);
    const note = (who: string, q: string) => typed.note(who, { store: 's', at, q });
    for (const q of ['vin', 'vini', ' VINILO ', 'vinil']) note('ana', q);
    note('ana', 'disco');
    note('luis', '  ');
    const words = (isLast: boolean) => typed.settled(isLast).map(({ q }) => q);
    expect([words(false), words(false)]).toEqual([['vinil'], []]);
    clock.turn(10_001);
    expect([words(false), words(true)]).toEqual([['disco'], []]);
    note('ana', 'a'.repeat(90));
    expect(words(true)).toEqual(['a'.repeat(60)]);
    note('ana', 'zumo');
    typed.forgetWho();
    note('ana', 'zumo de uva');
    expect(words(true)).toEqual(['zumo', 'zumo de uva']);
  });

  test('battery 93 however many type, only so many are remembered', () => {
    const typed = createMissedSearchDebouncer(createTestClock());
    for (let index = 0; index < 5_000; index += 1)
      typed.note(`${index}`, { store: 's', at, q: `palabra ${index}` });
    expect(typed.settled(true).length).toBe(2_000);
  });
});

test('battery 93 a network is counted so often in an hour, and again in the next one', () => {
  const clock = createTestClock();
  const shares = createVisitRateLimit(clock, 3);
  const taken = () => Array.from({ length: 5 }, () => shares.take('10.0.0.1', 1)).filter(Boolean).length;
  expect([taken(), shares.take('10.0.0.2', 1), taken()]).toEqual([3, true, 0]);
  clock.turn(60 * 60_000);
  expect(taken()).toBe(3);
});

test('battery 93 R7.12 forty browsers of a network are visitors in an hour, who go on counting; others are not', () => {
  const clock = createTestClock();
  const shares = createVisitRateLimit(clock);
  const taken = (network: string, browsers: number) =>
    Array.from({ length: browsers }, (_, mark) => shares.take(network, mark)).filter(Boolean).length;
  expect([taken('10.0.0.1', 400), taken('10.0.0.1', 400), taken('10.0.0.2', 39)]).toEqual([40, 40, 39]);
  expect(shares.take('10.0.0.1', 400)).toBe(false);
  clock.turn(60 * 60_000);
  expect(shares.take('10.0.0.1', 400)).toBe(true);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
  ['curl/8.14.1', false],
  ['x'.repeat(401), false],
  ['', false],
  [undefined, false],
])('R7.12 %s is people: %s', (userAgent, is) => {
  expect([isBrowserUserAgent(userAgent), isBrowserUserAgent(userAgent)]).toEqual([is, is]);
});

test.each([
  ['http://m.es/products/ABC/?popups=miel', { productId: 'abc', store: 'miel', isCheckout: false }],
  ['http://m.es/tienda/La-Colmena', { productId: null, store: 'la-colmena', isCheckout: false }],
  ['http://miel.plaza.es/', { productId: null, store: 'miel', isCheckout: false }],
  ['http://m.es/checkout', { productId: null, store: null, isCheckout: true }],
  ['http://m.es/', { productId: null, store: null, isCheckout: false }],
  ['nada', { productId: null, store: null, isCheckout: false }],
])('R7.12 what the page at %s names', (href, named) => {
  expect(pageSubjectOf(href, 'plaza.es')).toEqual(named);
});

test('R7.12 the market’s hour is that of its clocks, also in a zone with half an hour, and when time goes back', () => {
  const [madrid, kolkata] = [createMarketHours('Europe/Madrid'), createMarketHours('Asia/Kolkata')];
  const hours = (of: typeof madrid, ...moments: string[]) => moments.map((moment) => of(Date.parse(moment)));
  expect(hours(madrid, '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z', '2026-10-24T21:59:59Z')).toEqual([
    { day: '2026-10-25', hour: 2 },
    { day: '2026-10-25', hour: 2 },
    { day: '2026-10-24', hour: 23 },
  ]);
  expect(hours(kolkata, '2026-10-25T18:29:59Z', '2026-10-25T18:30:00Z')).toEqual([
    { day: '2026-10-25', hour: 23 },
    { day: '2026-10-26', hour: 0 },
  ]);
});
