import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarFile, Calendars } from '../services/calendar/calendars.ts';

const MINUTE = 60;

function sendCalendar({ headers }: FastifyRequest, reply: FastifyReply, name: string, file: CalendarFile) {
  reply.headers({
    'content-type': 'text/calendar; charset=utf-8',
    // With "inline", phones offer to add the event to the calendar; they only download an attachment.
    'content-disposition': `inline; filename="${name}.ics"`,
    'cache-control': `public, max-age=${MINUTE}`,
    etag: file.etag,
  });
  return headers['if-none-match'] === file.etag ? reply.code(304).send() : reply.send(file.text);
}

/** Calendar routes: /calendario.ics as a feed, and /calendario/{slug}.ics of one store. No account is needed. */
export function mountCalendars(app: FastifyInstance, calendars: Calendars): void {
  app.get('/calendario.ics', async (request, reply) =>
    sendCalendar(request, reply, 'tenderete', await calendars.all()),
  );
  app.get('/calendario/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, slug = ''] = /^([a-z\d-]{1,200})\.ics$/.exec(request.params.file) ?? [];
    const file = slug && (await calendars.ofStore(slug));
    return file ? sendCalendar(request, reply, slug, file) : reply.callNotFound();
  });
}
