import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from './handler.ts';
import { createInProcessCall } from './in-process-call.ts';

const ID = '018f0000-0000-7000-8000-000000000000';

describe(createInProcessCall, () => {
  const reported: unknown[] = [];
  const callWith = (handlers: Partial<Handlers>) =>
    createInProcessCall(
      () => ({ asker: { role: 'anonymous' } }) as Context,
      handlers,
      (error) => reported.push(error),
    );
  const failed = (code: string, status: number, message: string, errors: object[] = []) => ({
    ok: false,
    failure: { code, status, message, errors },
  });

  test('hands the checked parts to the verb, as nobody, and gives its value', async () => {
    const heard: unknown[] = [];
    const call = callWith({
      listNotifications: async (ctx, request) => {
        heard.push(ctx.asker, request);
        return { notifications: [], pagination: { total: 0, hasMore: false } };
      },
    });
    expect(await call('listNotifications', { query: { limit: 500, status: 'ACTIVE' } })).toEqual({
      ok: true,
      value: { notifications: [], pagination: { total: 0, hasMore: false } },
    });
    expect(heard).toEqual([
      { role: 'anonymous' },
      {
        params: undefined,
        query: { limit: 100, status: 'ACTIVE' },
        body: undefined,
        headers: {},
        address: '',
      },
    ]);
  });

  test('every failure is a value: of the request, of the verb, of who may call, of nobody yet, of the unforeseen', async () => {
    const call = callWith({
      getProduct: async () => {
        throw new Refusal('NOT_FOUND', 'Producto no encontrado o no disponible.');
      },
      getPopupStore: async () => {
        throw new Error('made up');
      },
    });
    expect(await call('getProduct', { params: { id: 'x' } })).toEqual(
      failed('VALIDATION_FAILED', 422, 'Datos inválidos en la solicitud.', [
        { field: 'id', message: 'El identificador no es válido' },
      ]),
    );
    expect(await call('getProduct', { params: { id: ID } })).toEqual(
      failed('NOT_FOUND', 404, 'Producto no encontrado o no disponible.'),
    );
    expect(await call('getCart', {})).toEqual(
      failed('UNAUTHENTICATED', 401, 'Sesión expirada. Por favor, inicia sesión nuevamente.'),
    );
    expect(await call('health', {})).toEqual(
      failed('INTERNAL', 501, 'Esta función todavía no está disponible.'),
    );
    expect(await call('getPopupStore', { params: { id: ID } })).toEqual(
      failed('INTERNAL', 500, 'Error interno del servidor. Intenta nuevamente.'),
    );
    expect(reported).toEqual([new Error('made up')]);
  });

  test('an aborted signal is the one thing that rejects', async () => {
    const call = callWith({ health: async () => ({ status: 'ok' }) });
    await expect(call('health', {}, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
});
