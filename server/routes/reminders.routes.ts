import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tools } from '../context.ts';
import type { Verbs } from '../routing/verb.ts';
import { askForReminder } from '../services/reminders/ask-for-reminder.ts';
import { cancelReminder } from '../services/reminders/cancel-reminder.ts';
import { confirmReminder } from '../services/reminders/confirm-reminder.ts';

/** R2.24. */
export const reminderVerbs = { askForReminder, confirmReminder, cancelReminder } satisfies Partial<Verbs>;

/**
 * POST /avisos/{token}: a mail program that does without a reminder for its reader, by one press (RFC 8058). What it sends is not read;
 * by GET the same address is the page where a reader decides.
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
