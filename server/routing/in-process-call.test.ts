import { describe, expect, test } from 'vitest';
import type { Tools } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { createInProcessCall } from './in-process-call.ts';
import type { Verbs } from './verb.ts';

const ID = '018f0000-0000-7000-8000-000000000000';

describe(createInProcessCall, () => {
  const reported: unknown[] = [];
  const callWith = (verbs: Partial<Verbs>) =>
    createInProcessCall(
      { publicUrl: 'https://mercado.example' } as Tools,
      verbs,
      (error) => reported.push(error),
      (_name, verb, ctx, input) => verb(ctx, input),
    );
  const failed = (code: string, status: number, message: string, errors: object[] = []) => ({
    ok: false,
    failure: { code, status, message, errors },
  });

  test('hands the checked parts to the verb, as nobody, and gives its value', async () => {
    const heard: unknown[] = [];
    const call = callWith({
      listNotifications: async ({ asker, address, origin }, input) => {
        heard.push({ asker, address, origin }, input);
        return { notifications: [], pagination: { total: 0, hasMore: false } };
      },
    });
    expect(await call('listNotifications', { query: { limit: 500, status: 'ACTIVE' } })).toEqual({
      ok: true,
      value: { notifications: [], pagination: { total: 0, hasMore: false } },
    });
    expect(heard).toEqual([
      { asker: { role: 'anonymous' }, address: '', origin: 'https://mercado.example' },
      { limit: 100, status: 'ACTIVE' },
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
