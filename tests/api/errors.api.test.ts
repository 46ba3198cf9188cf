import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { carts } from '../../server/db/schema-orders.ts';
import { describeApi } from '../support/api/api.ts';

const internal = { status: { code: 'INTERNAL', message: 'Error interno del servidor. Intenta nuevamente.' } };

describeApi(
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

    test('battery 10 whose account ends while they are being answered hears that their session is over', async () => {
      const { status, body } = await api().call('noteVisit', {
        body: { kind: 'looked', productId: newId() },
      });
      expect([status, body.status]).toEqual([
        401,
        { code: 'UNAUTHENTICATED', message: 'Sesión expirada. Por favor, inicia sesión nuevamente.' },
      ]);
    });
  },
  {
    verbs: {
      health: async ({ db }) => {
        await db.execute(sql`select ${'valor-secreto'}::integer`);
        return { status: 'ok' };
      },
      noteVisit: async (ctx) => {
        const at = new Date(ctx.clock.now());
        await ctx.db.insert(carts).values({ id: newId(), userId: newId(), createdAt: at, updatedAt: at });
        return undefined;
      },
      getNotificationSummary: async () => {
        throw new TypeError('a bug at /srv/tenderete/x.ts');
      },
    },
  },
);
