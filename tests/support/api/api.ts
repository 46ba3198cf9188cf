import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { InputOf } from '../../../contract/api/call.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { endpoints, type EndpointName } from '../../../contract/endpoints.ts';
import type { Role } from '../../../contract/account/role.ts';
import { type AppParts, createApp } from '../../../server/app.ts';
import { newSigningKeyPem, readSigningKey, type SigningKey } from '../../../server/auth/signing-key.ts';
import { visitSecretOf } from '../../../server/auth/visit-secret.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import { type Context, contextOf } from '../../../server/context.ts';
import { createDependencies } from '../../../server/create-dependencies.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Engine } from '../../../server/db/engine.ts';
import { createLog } from '../../../server/log.ts';
import type { Metrics } from '../../../server/metrics/metrics.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { verbs as marketVerbs } from '../../../server/routes/verbs.ts';
import type { Verbs } from '../../../server/routing/verb.ts';
import { openSession } from '../../../server/services/auth/open-session.ts';
import type { Blobs } from '../../../server/storage/blobs.ts';
import { createVisits, type Visits } from '../../../server/visits/visits.ts';
import { openTestDatabase } from '../postgres/test-database.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { addUser, type SampleUserRow } from './users.ts';

export interface ApiAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // Unknown until compared: the body is whatever the server sent.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** User with an account and a session. */
export interface ApiUser {
  user: SampleUserRow;
  id: string;
  token: string;
  refreshToken: string;
}

export interface TestApi {
  app: FastifyInstance;
  db: Database;
  engine: Engine;
  clock: TestClock;
  config: Config;
  signingKey: SigningKey;
  /** Visit counter of this server; it writes only on request. */
  visits: Visits;
  /** Implemented rows of the endpoint table; the others answer NOT_IMPLEMENTED. */
  built: ReadonlySet<string>;
  /** Log lines of the server as JSON. */
  log: string[];
  blobs: Blobs & { keys(): string[] };
  /** Context for a direct call of a verb; without an asker by default. */
  context: (asker?: Context['asker']) => Context;
  /** Creates an account and a session. */
  person: (role?: Role, fields?: Partial<SampleUserRow>) => Promise<ApiUser>;
  /** Makes a call over HTTP, optionally as a person. */
  call: <N extends EndpointName>(name: N, input?: InputOf<N>, as?: ApiUser) => Promise<ApiAnswer>;
}

interface Setting {
  env?: Record<string, string>;
  verbs?: Partial<Verbs>;
  pages?: AppParts['pages'];
  /** Folder of a client build. */
  clientFiles?: string;
  metrics?: Metrics;
  /** File storage in place of memory. */
  blobs?: TestApi['blobs'];
  /** Signing key of another server on the same market, so that both accept each other's tokens. */
  signingKey?: SigningKey;
}

/** URL of an endpoint with its parameters and query filled in. */
export const urlOf = (
  { path }: Endpoint,
  params: Record<string, string> = {},
  query: Record<string, string | number | boolean | undefined> = {},
) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};

/** HTTP request of a call, optionally as a person. */
export function requestOf<N extends EndpointName>(name: N, input?: InputOf<N>, as?: ApiUser) {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, body, headers } = (input ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string | number | boolean | undefined>;
    body?: object;
    headers?: Record<string, string>;
  };
  return {
    method: endpoint.method,
    url: urlOf(endpoint, params, query),
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
    ...(body !== undefined && { payload: body }),
  };
}

/** Starts the API over an open database with tables. */
export async function startApi(
  engine: Engine,
  { env, verbs, pages, clientFiles, metrics, ...given }: Setting = {},
): Promise<TestApi> {
  const { db } = engine;
  const clock = createTestClock();
  const log: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...env });
  const signingKey = given.signingKey ?? (await readSigningKey(newSigningKeyPem()));
  const blobs = given.blobs ?? memoryBlobs();
  const logger = createLog('debug', { write: (line) => void log.push(line) });
  const { timeZone } = config.installation.market;
  const secret = visitSecretOf(signingKey);
  const visits = createVisits({ db, clock, timeZone, log: logger, secret });
  const parts = {
    config,
    db,
    clock,
    mail: createOutbox(clock),
    blobs,
    log: logger,
    visits,
    signingKey,
    ...(metrics && { metrics }),
  };
  const app = await createApp({
    ...parts,
    ...(verbs && { verbs }),
    ...(pages && { pages }),
    ...(clientFiles && { clientFiles }),
  });
  await app.ready();

  const tools = createDependencies(parts);
  const context: TestApi['context'] = (asker) => contextOf(tools, asker && { asker });
  const built = new Set(Object.keys({ ...marketVerbs, ...verbs }));
  const person: TestApi['person'] = async (role = 'consumer', fields = {}) => {
    const user = await addUser(db, { role, ...fields });
    const { access_token: token, refresh_token: refreshToken } = await openSession(context(), user);
    return { user, id: user.id, token, refreshToken };
  };
  const call: TestApi['call'] = async (name, input, as) => {
    const answer = await app.inject(requestOf(name, input, as));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? undefined : answer.json(),
    };
  };
  return { app, db, engine, blobs, clock, config, signingKey, visits, built, log, context, person, call };
}

/** Describes tests of a server with a database of its own, which `api()` returns inside tests and hooks. */
export function describeApi(name: string, tests: (api: () => TestApi) => void, setting: Setting = {}): void {
  describe(name, () => {
    let started: TestApi | undefined;
    beforeAll(async () => {
      started = await startApi(await openTestDatabase(), setting);
    });
    afterAll(async () => {
      await started?.app.close();
      await started?.engine.close();
    });
    tests(() => {
      if (!started) throw new Error('The server of this suite has not started.');
      return started;
    });
  });
}
