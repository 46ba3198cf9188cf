import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tools } from '../context.ts';
import type { Verbs } from '../routing/verb.ts';
import { askForReminder } from '../services/reminders/ask-for-reminder.ts';
import { cancelReminder } from '../services/reminders/cancel-reminder.ts';
import { confirmReminder } from '../services/reminders/confirm-reminder.ts';

/** Verbs of the opening reminder calls (R2.24). */
export const reminderVerbs = { askForReminder, confirmReminder, cancelReminder } satisfies Partial<Verbs>;

/**
 * One-click unsubscribe route of reminders, POST /avisos/{token} (RFC 8058). Its body is ignored. GET at the same URL
 * is the page where the reader decides.
 */
export async function mountUnsubscribing(
  app: FastifyInstance,
  tools: Pick<Tools, 'db' | 'reminderTokens'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post('/avisos/:token', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      await cancelReminder(tools, request.params);
      return reply.type('text/plain; charset=utf-8').send('No te escribiremos más por este aviso.');
    });
  });
}
