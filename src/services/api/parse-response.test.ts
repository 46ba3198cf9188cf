import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints.ts';
import { fakeFetch, json, success } from '../../../tests/support/http/fake-fetch.ts';
import { parseResponse } from './parse-response.ts';
import { createTransport } from './transport.ts';

/** Result of one call for one response. */
async function read(name: keyof typeof endpoints, response: () => Response) {
  const { fetch } = fakeFetch(response);
  const sent = await createTransport({ fetch })(endpoints[name], { params: { id: '1', itemId: '2' } }, null);
  return sent.ok ? parseResponse(endpoints[name], sent.value).result : sent;
}
const codeOf = async (name: keyof typeof endpoints, response: () => Response) => {
  const result = await read(name, response);
  return result.ok ? 'ok' : result.failure.code;
};
const html = '<!doctype html><title>502</title>';

describe(parseResponse.name, () => {
  test.each([
    [400, 'MALFORMED_REQUEST'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [409, 'CONFLICT'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [414, 'URI_TOO_LONG'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [418, 'INVALID_ANSWER'],
    [422, 'VALIDATION_FAILED'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [501, 'NOT_IMPLEMENTED'],
    [502, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
    [599, 'INTERNAL'],
  ] as const)('R8.6 a %i without our code is %s, in JSON, HTML or nothing', async (status, code) => {
    const failure = { code, status, errors: [] };
    expect(await read('getProduct', () => json(status, {}))).toEqual({ ok: false, failure });
    expect(await read('getProduct', () => new Response(html, { status }))).toEqual({ ok: false, failure });
    expect(await read('getProduct', () => new Response(null, { status }))).toEqual({ ok: false, failure });
  });

  test('R8.6 the code, the message and the fields come with it, and the wait in seconds', async () => {
    const errors = [{ field: 'price', message: 'El precio es requerido' }];
    const body = {
      status: { code: 'PRICE_CHANGED', message: 'Los precios han cambiado.' },
      errors: [{ ...errors[0], row: 7 }],
    };
    expect(await read('checkout', () => json(409, body, { 'retry-after': '12' }))).toEqual({
      ok: false,
      failure: {
        code: 'PRICE_CHANGED',
        status: 409,
        message: 'Los precios han cambiado.',
        errors,
        retryAfter: 12,
      },
    });
    const past = await read('getProduct', () =>
      json(429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
    );
    expect(past).toEqual({
      ok: false,
      failure: { code: 'TOO_MANY_REQUESTS', status: 429, errors: [], retryAfter: 0 },
    });
  });

  test.each([
    ['checkout', 404, 'Cart not found', 'CART_EMPTY'],
    ['checkout', 403, 'Tu carrito está vacío', 'CART_EMPTY'],
    ['checkout', 409, 'Not enough stock', 'INSUFFICIENT_STOCK'],
    ['checkout', 409, 'Price has changed', 'PRICE_CHANGED'],
    ['checkout', 409, 'El precio ha cambiado', 'PRICE_CHANGED'],
    ['checkout', 409, 'Otra cosa', 'CONFLICT'],
    ['addCartItem', 409, 'Stock insuficiente', 'INSUFFICIENT_STOCK'],
    ['updateProduct', 403, 'User not authorized', 'NOT_OWNER'],
    ['updateProduct', 404, 'Not found', 'NOT_FOUND'],
    ['updateProduct', 409, 'Stock has changed', 'CONFLICT'],
    ['cancelOrder', 409, 'Too late', 'INVALID_TRANSITION'],
    ['getPopupStore', 404, 'Not found', 'POPUP_STORE_NOT_FOUND'],
    ['login', 401, 'Bad credentials', 'INVALID_CREDENTIALS'],
    ['login', 403, 'User is not confirmed', 'USER_NOT_CONFIRMED'],
    ['refreshToken', 401, 'Expired', 'INVALID_REFRESH_TOKEN'],
    ['userInfo', 403, 'Unauthorized', 'INVALID_TOKEN'],
    ['userInfo', 403, 'No tienes permisos', 'FORBIDDEN'],
  ] as const)('R8.8 %s with %i and only the words "%s" is %s', async (name, status, message, code) => {
    for (const body of [
      { status: { message } },
      { message },
      { error: message },
      { status: { code: 'E17', message } },
    ]) {
      expect(await codeOf(name, () => json(status, body))).toEqual(code);
    }
  });

  test('battery 107 a success that cannot be read is INVALID_ANSWER, on every call', async () => {
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
      const failure = { code: 'INVALID_ANSWER', status: 200, errors: [] };
      expect([name, await read(name, () => new Response(html))]).toEqual([name, { ok: false, failure }]);
      expect([name, await read(name, () => new Response(''))]).toEqual([name, { ok: false, failure }]);
      expect([name, await read(name, () => new Response('{"status":{"co'))]).toEqual([
        name,
        { ok: false, failure },
      ]);
      expect([name, await codeOf(name, () => json(200, { status: { code: 'PENDING' }, data: {} }))]).toEqual([
        name,
        'INVALID_ANSWER',
      ]);
    }
  });

  test('R5.24 JSON of another shape is INVALID_ANSWER and names the fields', async () => {
    expect(await read('refreshToken', () => json(200, { refresh_token: 'x' }))).toEqual({
      ok: false,
      failure: {
        code: 'INVALID_ANSWER',
        status: 200,
        errors: [{ field: 'access_token', message: 'El valor no es válido' }],
      },
    });
  });

  test.each(['cancelOrder', 'changePassword'] as const)(
    'R7.18 R7.22 %s without data is a success only when its code says so',
    async (name) => {
      expect(await read(name, () => success())).toEqual({ ok: true, value: undefined });
      const told = (body: object) => codeOf(name, () => json(200, body));
      expect(await told({})).toEqual('INVALID_ANSWER');
      expect(await told({ status: { code: 'PENDING' }, data: {} })).toEqual('INVALID_ANSWER');
      expect(await told({ status: { code: 'CONFLICT', message: 'No' } })).toEqual('CONFLICT');
    },
  );

  test('R7.6 an answer of no words at all is a success where none are due', async () => {
    expect(await read('logout', () => new Response(null, { status: 204 }))).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
