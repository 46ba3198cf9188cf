import type { FastifyReply } from 'fastify';
import type { Refusal } from '../http/refusal.ts';

const SENTENCES: Readonly<Record<number, string>> = {
  429: 'Has abierto muchas páginas en poco tiempo. Espera un momento y vuelve a intentarlo.',
  503: 'Ahora mismo hay mucha gente en el mercado. Espera un momento y vuelve a intentarlo.',
};

/** Minimal static page that costs nothing to render. */
const pageOf = (sentence: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Vuelve en un momento · Tenderete</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>Vuelve en un momento</h1>
<p>${sentence}</p>
<p><a href="">Reintentar</a></p>
</main>
</body>
</html>
`;

/** Sends an error page with the reason and the Retry-After header, for a page that may not be rendered. */
export function sendRefusalPage(reply: FastifyReply, { status, message, retryAfter }: Refusal): void {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(pageOf(SENTENCES[status] ?? message));
}
