import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '../../contract/endpoints.ts';
import { REFUSAL_STATUSES } from '../../contract/api/failure.ts';
import { users } from '../../server/db/schema-auth.ts';
import { type ApiAnswer, describeApi, type TestApi } from '../support/api/api.ts';
import {
  DRAFT_EXPECTATIONS,
  type Expectation,
  EXPECTATIONS,
  type ExpectedOutcome,
  PRIVATE_OBJECT_CALLS,
} from '../support/api/authorization-expectations.ts';
import { type Sample, SAMPLES } from '../support/samples/endpoint-samples.ts';
import { addScene, type SignedInCaller, CALLERS, type Scene } from '../support/api/market-scene.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** Refusals because of the caller's identity. */
const TURNED_AWAY = new Set<ExpectedOutcome>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_OWNER',
  'INSUFFICIENT_PERMISSIONS',
  'INVALID_TOKEN',
]);
/** Refusals that the gate gives before a verb runs. */
const AT_THE_GATE = new Set<ExpectedOutcome>(['UNAUTHENTICATED', 'FORBIDDEN']);

const callAs = (
  api: TestApi,
  name: EndpointName,
  scene: Scene,
  caller: SignedInCaller,
  sample: Sample = SAMPLES[name](scene),
): Promise<ApiAnswer> =>
  api.call(name, sample as never, caller === 'anonymous' ? undefined : scene.people[caller]);

const codeOf = ({ status, body }: ApiAnswer): string =>
  status < 300 ? 'SUCCESS' : (body?.status?.code ?? `${status} without a code`);

/** Actual outcome, in the terms of the expectations. */
function judged(answer: ApiAnswer, expected: ExpectedOutcome): string {
  const code = codeOf(answer);
  if (code !== 'SUCCESS' && REFUSAL_STATUSES[code as keyof typeof REFUSAL_STATUSES] !== answer.status)
    return `${code} with status ${answer.status}`;
  const isIn = !TURNED_AWAY.has(code as ExpectedOutcome) && answer.status < 500;
  return expected === 'in' && isIn ? 'in' : code;
}

const wanted = (api: TestApi, name: EndpointName, expected: ExpectedOutcome): string =>
  api.built.has(name) || AT_THE_GATE.has(expected) ? expected : 'NOT_IMPLEMENTED';

/**
 * Calls as each caller and returns the unexpected outcomes. A refused call must not change any row, so refused and reading
 * callers share a scene; each caller that may write gets its own.
 */
async function surprises(
  api: TestApi,
  name: EndpointName,
  expectation: Expectation,
  shared: Scene,
  newScene: () => Promise<Scene>,
): Promise<string[]> {
  const before = await fingerprint(api.db);
  const isRefused = (caller: SignedInCaller) =>
    expectation[caller] !== 'SUCCESS' && expectation[caller] !== 'in' ? true : !api.built.has(name);
  const compare = async (caller: SignedInCaller, scene: Scene): Promise<string[]> => {
    const expected = expectation[caller];
    const came = judged(await callAs(api, name, scene, caller), expected);
    const should = wanted(api, name, expected);
    return came === should ? [] : [`${caller}: ${came} instead of ${should}`];
  };
  const refused = await Promise.all(CALLERS.filter(isRefused).map((caller) => compare(caller, shared)));
  expect(await fingerprint(api.db)).toEqual(before);
  const isReading = endpoints[name].method === 'GET';
  const permitted = await Promise.all(
    CALLERS.filter((one) => !isRefused(one)).map(async (caller) =>
      compare(caller, isReading ? shared : await newScene()),
    ),
  );
  return [...refused, ...permitted].flat();
}

describeApi('authorization matrix', (api) => {
  let shared: Scene;
  beforeAll(async () => {
    shared = await addScene(api());
  });

  test('battery 1 every row of the endpoint table has an expectation and a request', () => {
    expect(Object.keys(EXPECTATIONS).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(SAMPLES).toSorted()).toEqual(names.toSorted());
  });

  test('battery 1 every handler carries out a row of the table', () => {
    expect([...api().built].filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
  });

  test.each(names)(
    'R1.1 R1.2 R1.3 R1.4 R1.5 R6.3 R6.4 R6.5 R6.8 battery 1 %s lets in whom it should, and nothing is written for the others',
    async (name) => {
      expect(await surprises(api(), name, EXPECTATIONS[name], shared, () => addScene(api()))).toEqual([]);
    },
  );

  test.each(Object.entries(DRAFT_EXPECTATIONS))(
    'battery 1 %s of a draft is there for its owner and admins alone',
    async (name, expectation) => {
      const newScene = () => addScene(api(), 'draft');
      const row = name as EndpointName;
      expect(await surprises(api(), row, expectation, await newScene(), newScene)).toEqual([]);
    },
  );

  test.each(PRIVATE_OBJECT_CALLS)(
    'battery 1 battery 6 %s says the same of what is not yours and of what is not there',
    async (name) => {
      const { params, ...rest } = SAMPLES[name](shared);
      const elsewhere = Object.fromEntries(Object.keys(params ?? {}).map((key) => [key, newId()]));
      const refused = CALLERS.filter((one) => !['SUCCESS', 'in'].includes(EXPECTATIONS[name][one]));
      const heard = (sample: Sample) =>
        Promise.all(
          refused.map(async (caller) => {
            const { status, body } = await callAs(api(), name, shared, caller, sample);
            return { caller, status, body };
          }),
        );
      expect(await heard(SAMPLES[name](shared))).toEqual(await heard({ params: elsewhere, ...rest }));
    },
  );

  test('battery 10 what befalls an account counts on its next request, with the tokens it has', async () => {
    const closed = names.filter(
      (name) => api().built.has(name) && EXPECTATIONS[name].anonymous === 'UNAUTHENTICATED',
    );
    const heardBy = (scene: Scene, rows: EndpointName[]) =>
      Promise.all(rows.map(async (name) => [name, codeOf(await callAs(api(), name, scene, 'consumer'))]));
    const change = (scene: Scene, fields: Partial<typeof users.$inferInsert>) =>
      api().db.update(users).set(fields).where(eq(users.id, scene.people.consumer.id));
    const all = (rows: EndpointName[], code: ExpectedOutcome) => rows.map((name) => [name, code]);

    const [left, switchedOff, demoted] = [
      await addScene(api()),
      await addScene(api()),
      await addScene(api()),
    ];
    await api().call('logout', {}, left.people.consumer);
    expect(await heardBy(left, closed)).toEqual(all(closed, 'UNAUTHENTICATED'));
    await change(switchedOff, { isActive: false });
    expect(await heardBy(switchedOff, closed)).toEqual(all(closed, 'UNAUTHENTICATED'));
    await change(demoted, { role: 'producer' });
    const shopping = closed.filter((name) => EXPECTATIONS[name].producer === 'FORBIDDEN');
    expect(await heardBy(demoted, shopping)).toEqual(all(shopping, 'FORBIDDEN'));
  });
});
