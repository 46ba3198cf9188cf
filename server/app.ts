import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { REQUEST_LIMITS } from '../contract/limits.ts';
import type { Call } from '../contract/api/call.ts';
import { requestIdOf } from './http/request-id.ts';
import { laneSizes } from './db/lanes.ts';
import { networkOf } from './http/network-address.ts';
import { allowedOriginsOf } from './http/allowed-origins.ts';
import { createAuthenticate } from './auth/authenticate.ts';
import { contextOf } from './context.ts';
import { createDependencies, type DependencyParts } from './create-dependencies.ts';
import { mountArchiveUploads } from './routes/archives.routes.ts';
import { mountCalendars } from './routes/calendars.routes.ts';
import { mountUnsubscribing } from './routes/reminders.routes.ts';
import { mountSecurityTxt } from './routes/security-txt.routes.ts';
import { mountSitemap } from './routes/sitemap.routes.ts';
import { mountUploads } from './routes/uploads.routes.ts';
import { verbs } from './routes/verbs.ts';
import { addBodyDeadlines, MAX_REQUEST_MS } from './routing/body-deadlines.ts';
import { answerClientError } from './routing/client-errors.ts';
import { closeConnectionsWhenDone } from './routing/close-connections.ts';
import { createErrorHandler } from './routing/error-handler.ts';
import { measureRequests } from './routing/measure-requests.ts';
import { createCallLanes } from './routing/call-lanes.ts';
import { addRequestChecks, isRoutedTo } from './routing/request-checks.ts';
import { createInProcessCall } from './routing/in-process-call.ts';
import { addRequestScope, logRequests } from './routing/log-requests.ts';
import { readJson } from './routing/json-body.ts';
import { mountEndpoints } from './routing/mount-endpoints.ts';
import type { Verbs } from './routing/verb.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mountPublishedAssets } from './releases/published-assets.routes.ts';
import { createCalendars } from './services/calendar/calendars.ts';
import { createSitemap } from './services/sitemap/sitemap.ts';
import { defaultRefusal } from './http/default-error-messages.ts';
import { createVisitObserver, type VisitObserver } from './visits/visit-observer.ts';
import { serveStaticFiles } from './http/static-files.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Flood limit: requests per minute and network address at one process. 40 people behind one address stay far below it. */
const FLOOD = 6_000;

/** Path prefixes that the flood limit counts. Pages have their own limit; static files are cheap. */
const COUNTED = ['/api/', '/ahead/', '/uploads/', '/calendario', '/avisos/'];

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** Parts of the server application: dependencies, client files, pages and verbs. */
export interface AppParts extends DependencyParts {
  /** Folder of the built client files; without it, none are served. */
  clientFiles?: string;
  /** Adds routes beyond the API: the pages (a catch-all for GET) and the mailbox. */
  pages?: (app: FastifyInstance, call: Call, watch: VisitObserver) => void | Promise<void>;
  /** Development mode without a Content Security Policy, because Vite's pages contain inline scripts. */
  isDevelopment?: boolean;
  /** Replacements for individual verbs, for tests. */
  verbs?: Partial<Verbs>;
}

function createServer(
  { config, log, metrics }: AppParts,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const answerFailure = createErrorHandler(log, metrics);
  const app = fastify({
    logger: false,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: REQUEST_LIMITS.maxBodyBytes,
    requestTimeout: MAX_REQUEST_MS,
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => requestIdOf(headers, config.trustedProxies > 0),
    clientErrorHandler: answerClientError,
    // A malformed URL skips all hooks, so its answer gets the security headers here.
    frameworkErrors: (error, request, reply) => {
      answerFailure(error, request, reply.headers(headers).header('x-request-id', request.id));
    },
    routerOptions: { maxParamLength: 2_000, querystringParser: () => ({}) },
    http: { maxHeaderSize: 32 * 1_024, headersTimeout: 15 * SECOND, connectionsCheckingInterval: 2 * SECOND },
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(defaultRefusal('NOT_FOUND'), request, reply));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!JSON_TYPE.test(request.headers['content-type'] ?? ''))
      return done(defaultRefusal('UNSUPPORTED_MEDIA_TYPE'));
    try {
      return done(null, readJson(body as Buffer));
    } catch {
      return done(defaultRefusal('MALFORMED_REQUEST'));
    }
  });
  return app;
}

async function addFloodLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: FLOOD,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => !COUNTED.some((start) => isRoutedTo(request, start)),
    errorResponseBuilder: (_request, { ttl }) =>
      defaultRefusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / SECOND) }),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
  });
  // As a route hook, the rate limit would run after the authorization hook and miss unauthorized requests.
  app.addHook('onRequest', app.rateLimit());
}

/** Server over an open database, ready to listen or for `inject`. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock, log } = parts;
  const tools = createDependencies(parts);
  const carriedOutBy = { ...verbs, ...parts.verbs };

  const { 'content-security-policy': policy, ...others } = securityHeaders(
    allowedOriginsOf(config),
    config.publicUrl.startsWith('https:'),
  );
  const headers = parts.isDevelopment ? others : { ...others, 'content-security-policy': policy };
  const app = createServer(parts, headers);
  closeConnectionsWhenDone(app);
  addRequestScope(app, config.trustedProxies > 0);
  if (config.accessLog) logRequests(app, log);
  addBodyDeadlines(app);
  addRequestChecks(app, headers, config.corsOrigins);
  if (parts.metrics) measureRequests(app, parts.metrics);
  if (config.floodLimit) await addFloodLimit(app);
  const watch = createVisitObserver({
    visits: tools.visits,
    publicHost: config.installation.publicHost,
    report: (error) => log.error({ err: error }, 'A visit could not be counted.'),
  });
  const runInLane = createCallLanes({
    clock,
    places: laneSizes(config.databasePool).expensive,
    hasLimits: config.floodLimit,
  });
  mountEndpoints(app, carriedOutBy, createAuthenticate(db, tools.tokens, clock), tools, watch, runInLane);
  await mountUploads(app, contextOf(tools));
  await mountArchiveUploads(app, contextOf(tools));
  mountSitemap(app, createSitemap({ db, clock, origin: config.publicUrl }), config.publicUrl);
  const email = config.installation.operator?.email;
  mountSecurityTxt(app, { clock, origin: config.publicUrl, email });
  mountCalendars(app, createCalendars({ db, clock, origin: config.publicUrl }));
  await mountUnsubscribing(app, tools);
  if (parts.clientFiles !== undefined) {
    await serveStaticFiles(app, parts.clientFiles);
    mountPublishedAssets(app, tools);
  }
  const report = (error: unknown) => log.error({ err: error }, 'A call for a first screen failed.');
  await parts.pages?.(app, createInProcessCall(tools, carriedOutBy, report, runInLane), watch);
  return app;
}
