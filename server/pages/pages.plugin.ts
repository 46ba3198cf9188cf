import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/api/call.ts';
import type { AppSection } from '../../contract/shell/app-section.ts';
import type { Installation } from '../../contract/shell/installation.ts';
import type { PrerenderScreen, Render } from '../../contract/shell/rendered-page.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { networkOf } from '../http/network-address.ts';
import { isRefusal } from '../http/refusal.ts';
import { OUTAGE_RETRY_AFTER } from '../routing/error-handler.ts';
import { isRoutedTo } from '../routing/request-checks.ts';
import { addStylePolicy, stylePolicy } from '../http/style-policy.ts';
import type { VisitObserver } from '../visits/visit-observer.ts';
import { buildIdOf, type ClientBuild } from './client-build.ts';
import { addPrerenderRoutes } from './prerender.routes.ts';
import { type FinishedPage, PageCache } from './page-cache.ts';
import { acceptedEncoding, CompressedBody } from './page-compression.ts';
import { linkHeader, pageHtml, type Theme } from './page-html.ts';
import { pageAddress } from './page-key.ts';
import { referencedIds, expiresAt } from './page-expiry.ts';
import { registerUnhydratedFormPosts } from './unhydrated-form-posts.ts';
import { sendRefusalPage } from './refusal-page.ts';
import { createRenderQueue } from './render-queue.ts';

export interface PagesOptions {
  render: Render;
  drawPicture: PrerenderScreen;
  builds: Readonly<Record<AppSection, ClientBuild>>;
  call: Call;
  /** Page view counter. */
  watch: Pick<VisitObserver, 'ofPage' | 'pageSent'>;
  clock: Clock;
  installation: Installation;
  /** Subscription to changed stores and products; returns the unsubscribe function. */
  onChange: Engine['onChange'];
  /** True if each network's share of renderings is limited. */
  hasLimits: boolean;
}

/** Address of the build id of the market. */
const BUILD_ADDRESS = '/build.json';

const NO_PAGE = /^\/(api|pictures|assets)(\/|$)/;
const FILE = /\.[a-z\d]{2,12}$/i;

/**
 * True if the request is for a page. Paths of files and calls are excluded, and file names too, unless the browser
 * navigates to them.
 */
function isPageAsked({ url, headers }: FastifyRequest): boolean {
  const path = url.replace(/\?.*$/s, '');
  if (NO_PAGE.test(path)) return false;
  return !FILE.test(path) || headers.accept?.includes('text/html') === true;
}

function themeOf(cookie: string | undefined): Theme {
  const chosen = cookie?.match(/(?:^|;\s*)theme=(light|dark)(?:;|$)/)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Page routes of all screens: rendered for an anonymous visitor, cached until a change, compressed once. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const renderings = createRenderQueue(options);
  const cache = new PageCache(options.clock, renderings.isBusy);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isRoutedTo(request, '/api/')) renderings.noteCall();
    done();
  });
  const build = buildIdOf(options.builds);
  const stopListening = await options.onChange((changes) => cache.forget(changes));
  app.addHook('onClose', () => stopListening());

  const renderPage = async (url: string, theme: Theme): Promise<FinishedPage> => {
    const now = options.clock.now();
    const { installation } = options;
    const { call, sights } = options.watch.ofPage(url, options.call);
    const page = await options.render({ url, now, installation, build }, call);
    const code = options.builds[page.door];
    const html = Buffer.from(page.location ? '' : pageHtml(page, code, theme));
    return {
      status: page.status,
      ...(page.location ? { location: page.location } : {}),
      link: linkHeader(page, code),
      body: new CompressedBody(html),
      stylePolicy: stylePolicy(page.sheets),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      mentions: referencedIds(page.state),
      sights: page.status === 200 ? sights : [],
      staleAt: page.isWhole ? expiresAt(page.state, now) : now,
    };
  };

  addPrerenderRoutes(app, { ...options, renderings });
  await registerUnhydratedFormPosts(app);
  const pageOf = (request: FastifyRequest): FinishedPage | Promise<FinishedPage> => {
    const theme = themeOf(request.headers.cookie);
    // Only the Host header: a proxy's X-Forwarded-Host is not part of the cache key.
    const { key, url } = pageAddress(
      request.url,
      request.headers.host ?? '',
      options.installation.publicHost,
    );
    return cache.get(`${theme} ${key}`, () =>
      renderings.render(() => renderPage(url, theme), networkOf(request.ip)),
    );
  };

  const askFor = (request: FastifyRequest, reply: FastifyReply): ReturnType<typeof pageOf> | null => {
    try {
      return pageOf(request);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      sendRefusalPage(reply, error);
      return null;
    }
  };

  // Open pages ask for it when code of theirs is gone (R8.18).
  app.get(BUILD_ADDRESS, (_request, reply) => reply.header('cache-control', 'no-store').send({ build }));

  // Pages are exempt from the flood limit, because its counting took a tenth of a page's time. Renderings have their
  // own limit.
  app.get('/*', { config: { rateLimit: false } }, (request, reply): void | Promise<void> => {
    if (!isPageAsked(request)) return reply.callNotFound();
    const page = askFor(request, reply);
    if (page === null) return;
    const sendCounted = (made: FinishedPage) => {
      const sent = send(request, reply, made);
      const { method, headers, ip } = request;
      const visitor = { address: networkOf(ip), userAgent: headers['user-agent'] };
      options.watch.pageSent({ method, headers, visitor }, made.sights);
      return sent;
    };
    // A cached page is sent synchronously; awaiting it doubled the cost.
    return page instanceof Promise ? page.then(sendCounted) : sendCounted(page);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): void | Promise<void> {
  if (page.location) return void reply.redirect(page.location, page.status);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('etag', page.etag);
  addStylePolicy(reply, page.stylePolicy);
  if (page.link !== undefined) reply.header('link', page.link);
  if (page.status === 503) reply.header('retry-after', OUTAGE_RETRY_AFTER);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = page.body.as(encoding);
  const sendBody = (bytes: Buffer) => void reply.code(page.status).send(bytes);
  return body instanceof Promise ? body.then(sendBody) : sendBody(body);
}
