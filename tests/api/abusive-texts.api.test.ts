import { ne } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/endpoints.ts';
import { attempts } from '../../server/db/schema-auth.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { describeApi } from '../support/api/api.ts';
import { type Sample, SAMPLES } from '../support/samples/endpoint-samples.ts';
import {
  ILL_FORMED_TEXTS,
  INJECTIONS,
  MOMENTS,
  NUMBERS,
  UNUSUAL_TEXTS,
} from '../support/samples/hostile-texts.ts';
import { addScene, type Scene } from '../support/api/market-scene.ts';
import { MARKET_SHIPPING, shopperWithCart } from '../support/api/add-market-rows.ts';
import {
  type RecordedRequest,
  injectRequest,
  permittedCaller,
  endpointRequest,
  endpointsWithInput,
} from '../support/api/endpoint-requests.ts';
import { queryFieldsOf, samplesWithReplacedText } from '../support/api/sample-changes.ts';
import { everyNth } from '../support/api/every-nth.ts';

/** Error texts of the database or the code, which an answer must not contain. */
const LEAKS = /syntax error|invalid input|violates|does not exist|out of range|drizzle|node_modules|\.ts:\d/i;

describeApi('abusive texts', (api) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await addScene(api());
  });
  // Rate limits have tests of their own; here they would stop the texts early.
  beforeEach(async () => void (await api().db.delete(attempts)));

  const built = (rows: EndpointName[]) => rows.filter((name) => api().built.has(name));
  const call = (name: EndpointName, changes: Sample): Promise<RecordedRequest> =>
    injectRequest(api(), endpointRequest(name, scene, permittedCaller(name), changes));

  /** Calls that failed by an internal error, or whose answer reveals too much. */
  const faults = async (name: EndpointName, changed: { where: string; changes: Sample }[]) => {
    const found: unknown[] = [];
    for (const { where, changes } of changed) {
      const started = performance.now();
      const { status, text } = await call(name, changes);
      const seconds = (performance.now() - started) / 1_000;
      if (status >= 500 || LEAKS.test(text) || seconds > 4)
        found.push({ name, where, status, seconds, text });
    }
    return found;
  };

  test('battery 84 NUL and lone surrogates in a text of a body are refused by every call that reads it', async () => {
    const found: unknown[] = [];
    for (const name of built(endpointsWithInput('body'))) {
      for (const { where, changes } of samplesWithReplacedText(SAMPLES[name](scene), ILL_FORMED_TEXTS)) {
        const { status, code } = await call(name, changes);
        if (status < 400 || status >= 500) found.push({ name, where, status, code });
      }
    }
    expect(found).toEqual([]);
  });

  test('battery 19 battery 24 battery 84 whatever a text of a body says, it is a text', async () => {
    // A sample of the texts, because many calls hash a password each time. The fuzz tests of the long tier use all of them.
    const some = everyNth(4, [...INJECTIONS, ...UNUSUAL_TEXTS]);
    const found: unknown[] = [];
    for (const name of built(endpointsWithInput('body')))
      found.push(...(await faults(name, samplesWithReplacedText(SAMPLES[name](scene), some))));
    expect(found).toEqual([]);
  }, 120_000);

  test('battery 6 battery 19 battery 84 whatever stands for an id in an address, it finds nothing', async () => {
    // Stores created earlier with such a text as name would be found by it.
    await api().db.delete(popupStores).where(ne(popupStores.id, scene.store.id));
    const found: unknown[] = [];
    for (const name of built(endpointsWithInput('params'))) {
      const { params = {} } = SAMPLES[name](scene);
      for (const [key, id] of Object.entries(params)) {
        const strange = [...INJECTIONS, ...UNUSUAL_TEXTS, ...NUMBERS.filter(Boolean), `${id}'`, `{${id}}`];
        for (const text of strange.filter((one) => one.length < 200)) {
          const { status, text: said } = await call(name, { params: { ...params, [key]: text } });
          if (status < 400 || status >= 500 || LEAKS.test(said)) found.push({ name, text, status, said });
        }
        const path = endpointRequest(name, scene).path;
        for (const escape of ['%00', '%c0%ae', '%ff', '%ed%a0%80', '%', '%2', '%u0041']) {
          const { status } = await injectRequest(api(), {
            ...endpointRequest(name, scene),
            path: path.replace(encodeURIComponent(id), `${id}${escape}`),
          });
          if (status < 400 || status >= 500) found.push({ name, escape, status });
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('battery 17 battery 18 battery 19 battery 25 battery 87 battery 88 whatever a query says, it is read or refused', async () => {
    const texts = [
      ...INJECTIONS,
      ...UNUSUAL_TEXTS.filter(({ length }) => length < 200),
      ...NUMBERS,
      ...MOMENTS,
    ];
    const found: unknown[] = [];
    for (const name of built(endpointsWithInput('query'))) {
      const changed = queryFieldsOf(name).flatMap((field, place) => [
        // Each text in a third of the fields, and each field with a third of the texts.
        ...everyNth(3, texts, place).map((text) => ({
          where: `${field}=${text}`,
          changes: { query: { [field]: text } },
        })),
        { where: `${field}[]`, changes: { query: { [`${field}[]`]: 'a', [`${field}[$ne]`]: '1' } } },
      ]);
      found.push(...(await faults(name, changed)));
    }
    expect(found).toEqual([]);
  }, 120_000);

  test('battery 17 a query name that stands twice, or comes with strange escapes, is no fault', async () => {
    const found: unknown[] = [];
    for (const name of built(endpointsWithInput('query'))) {
      const { path, ...request } = endpointRequest(name, scene, permittedCaller(name), { query: {} });
      const queries = queryFieldsOf(name).flatMap((field) => [
        `${field}=1&${field}=1000`,
        `${field}&${field}=`,
        `${field}[a]=1&${field}[b]=2`,
        `${field}=%00`,
        `${field}=%ff`,
        `${field}=%ed%a0%80`,
        `${field}=+++`,
        `%00=1&=&==&&${field}`,
      ]);
      for (const query of queries) {
        const { status } = await injectRequest(api(), { ...request, path: `${path}?${query}` });
        if (status >= 500) found.push({ name, query, status });
      }
    }
    expect(found).toEqual([]);
  });

  test('battery 84 a text comes back as it was sent, in its normal form and without signs that nobody sees', async () => {
    const fields = ['fullName', 'address', 'city', 'state', 'notes'] as const;
    const wrong: unknown[] = [];
    for (const text of [...INJECTIONS, ...UNUSUAL_TEXTS]) {
      const shopper = await shopperWithCart(api(), [scene.rivalProduct, 1]);
      const shippingInfo = {
        ...MARKET_SHIPPING,
        ...Object.fromEntries(fields.map((field) => [field, text])),
      };
      const { status, body } = await api().call('checkout', { body: { shippingInfo } }, shopper);
      if (status === 422) continue;
      const { shippingInfo: kept } = (
        await api().call('getOrder', { params: { id: body.data.order.id } }, shopper)
      ).body.data.order;
      for (const field of fields)
        if (kept[field] !== text.trim().normalize('NFC').replace('\u202e', ''))
          wrong.push({ field, text, kept: kept[field] });
      await api().call('cancelOrder', { params: { id: body.data.order.id } }, shopper);
    }
    expect(wrong).toEqual([]);
  });
});
