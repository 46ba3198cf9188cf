import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAILBOX_PATH } from '../../contract/shell/mailbox-path.ts';
import { createFormatter, DEFAULT_MARKET } from '../../contract/values/format.ts';
import type { Database } from '../db/database.ts';
import { isLocalRequest } from '../http/is-local-request.ts';
import { addStylePolicy, stylePolicy } from '../http/style-policy.ts';
import { escapeHtml } from './escape-html.ts';
import { isSameKey } from './mailbox-key.ts';
import { newestMails } from './outbox.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { border-bottom: .5rem solid; border-image: repeating-linear-gradient(90deg, #b8482f 0 1.5rem, #f3e6cf 1.5rem 3rem) 8; padding-bottom: .5rem; }
  article { border: 1px solid #8886; border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: .25rem 0; opacity: .8; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0; }`;

const STYLE_POLICY = stylePolicy([STYLE]);

const { dayAndTime } = createFormatter(DEFAULT_MARKET);

/** Turns URLs in escaped text into links, without the final punctuation of their sentence. */
const withLinks = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s<]*[^\s<.,;:)]/g, '<a href="$&">$&</a>');

type MailRow = Awaited<ReturnType<typeof newestMails>>[number];

const replies = ({ replyTo }: MailRow) =>
  replyTo === null ? '' : ` · Responder a ${escapeHtml(replyTo.join(', '))}`;

const shown = (row: MailRow) => `<article>
<h2>${escapeHtml(row.subject)}</h2>
<p>Para ${escapeHtml(row.recipient)}${replies(row)} · <time datetime="${row.createdAt.toISOString()}">${dayAndTime(row.createdAt.getTime())}</time></p>
<pre>${withLinks(escapeHtml(row.body))}</pre>
</article>`;

const pageOf = (content: string) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Buzón · Tenderete</title><style>${STYLE}</style></head>
<body><main><h1>Buzón</h1>
${content}
</main></body></html>`;

const mailsPage = (mails: readonly MailRow[]) =>
  pageOf(`<p>Esta instalación no tiene servidor de correo: aquí se quedan los mensajes que enviaría.</p>
${mails.length === 0 ? '<p>Todavía no hay ningún mensaje.</p>' : mails.map(shown).join('\n')}`);

const closedPage =
  pageOf(`<p>El buzón se abre con su dirección completa, que termina en una clave. La tienes donde se puso en marcha Tenderete, en la línea «Buzón de los correos».</p>
<p>Ábrela una vez aquí y este navegador la recordará hasta que lo cierres.</p>`);

const COOKIE = 'tenderete-mailbox';

const keyOfCookie = ({ cookie = '' }: IncomingHttpHeaders): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '';

/**
 * Mailbox page with the outbox, for local requests with the key. The key protects against a proxy that looks like a
 * local browser. After one visit with the key, a cookie also permits the URL without it.
 */
export function addMailboxPage(app: FastifyInstance, db: Database, key: string): void {
  app.get<{ Params: { key?: string } }>(`${MAILBOX_PATH}/:key?`, async ({ raw, params }, reply) => {
    if (!isLocalRequest(raw)) return reply.callNotFound();
    addStylePolicy(reply, STYLE_POLICY);
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    if (!isSameKey(key, params.key ?? keyOfCookie(raw.headers))) return reply.code(403).send(closedPage);
    reply.header('set-cookie', `${COOKIE}=${key}; Path=${MAILBOX_PATH}; HttpOnly; SameSite=Strict`);
    return mailsPage(await newestMails(db));
  });
}
