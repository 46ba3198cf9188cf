import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/api.ts';

const internal = { status: { code: 'INTERNAL', message: 'Error interno del servidor. Intenta nuevamente.' } };

describeOnEachEngine(
  'unforeseen failures',
  (api) => {
    test('battery 91 a database error and a bug are told by a request id alone', async () => {
      for (const name of ['health', 'getNotificationSummary'] as const) {
        const { status, headers, body } = await api().call(name);
        expect([status, body]).toEqual([500, internal]);
        const record = api().log.find((line) => line.includes(String(headers['x-request-id'])));
        expect((JSON.parse(record ?? '{}') as { msg: string }).msg).toBe('A request failed.');
      }
      expect(api().log.join('')).not.toContain('valor-secreto');
    });
  },
  {
    verbs: {
      health: async ({ db }) => {
        await db.execute(sql`select ${'valor-secreto'}::integer`);
        return { status: 'ok' };
      },
      getNotificationSummary: async () => {
        throw new TypeError('a bug at /srv/tenderete/x.ts');
      },
    },
  },
);
