import { createHmac, createPrivateKey } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describeApi('forged tokens', (api) => {
  const status = async (token: string) => {
    const answer = await api().app.inject({
      url: '/api/auth/user-info',
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.statusCode;
  };
  const partsOf = (token: string) => token.split('.') as [string, string, string];
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

  /** Token that differs from a valid one in the given header or claims. */
  const signed = (
    { token }: ApiUser,
    { header = {}, claims = {} }: { header?: object; claims?: JWTPayload },
  ) => {
    const [genuineHeader, payload] = partsOf(token);
    return new SignJWT({ ...read(payload), ...claims })
      .setProtectedHeader({ ...(read(genuineHeader) as { alg: string }), ...header })
      .sign(api().signingKey.privateKey);
  };
  const seconds = () => Math.floor(api().clock.now() / 1_000);

  test('battery 26 what was not signed, or was changed after it was signed, is refused', async () => {
    const { token } = await api().person();
    const [header, payload, signature] = partsOf(token);
    const none = (alg: string) => `${base64({ alg, typ: 'at+jwt' })}.${payload}`;
    const forged = [
      ...['none', 'None', 'nOnE'].flatMap((alg) => [`${none(alg)}.`, none(alg), `${none(alg)}.${signature}`]),
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${token}.x`,
      `${header}.${base64({ ...read(payload), 'custom:role': 'admin' })}.${signature}`,
      `${base64({ ...read(header), kid: 'otra' })}.${payload}.${signature}`,
      base64({ payload, signatures: [{ protected: header, signature }] }),
      'null',
      '.',
      '..',
      'a'.repeat(10_000),
    ];
    expect(await status(token)).toBe(200);
    for (const one of forged) expect({ one, status: await status(one) }).toEqual({ one, status: 401 });
  });

  test('battery 26 keys that a token brings along, crit and b64 count for nothing', async () => {
    const person = await api().person();
    const foreign = createPrivateKey(newSigningKeyPem());
    const jwk = foreign.export({ format: 'jwk' });
    const [header, payload] = partsOf(person.token);
    const brought = await new SignJWT(read(payload))
      .setProtectedHeader({
        ...(read(header) as { alg: string }),
        jwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x! },
        jku: 'http://127.0.0.1/k',
      })
      .sign(foreign);
    expect(await status(brought)).toBe(401);
    const critical = `${base64({ ...read(header), crit: ['x'], x: 1 })}.${payload}.${partsOf(person.token)[2]}`;
    expect(await status(critical)).toBe(401);
  });

  test('battery 27 the public key is no secret to sign with', async () => {
    const { token } = await api().person();
    const [header, payload] = partsOf(token);
    const { publicKey } = api().signingKey;
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const secrets = [
      pem,
      pem.trim(),
      `\n${pem}`,
      publicKey.export({ type: 'spki', format: 'der' }),
      JSON.stringify(publicKey.export({ format: 'jwk' })),
      String(publicKey.export({ format: 'jwk' }).x),
      '',
      'secret',
      'tenderete',
    ];
    for (const secret of secrets) {
      for (const alg of ['HS256', 'EdDSA']) {
        const content = `${base64({ ...read(header), alg })}.${payload}`;
        const signature = createHmac('sha256', secret).update(content).digest('base64url');
        expect(await status(`${content}.${signature}`)).toBe(401);
      }
    }
  });

  test('battery 28 a key id opens nothing', async () => {
    const person = await api().person();
    for (const kid of [
      '../../dev/null',
      "' or 1=1",
      'http://127.0.0.1/k',
      'a\u0000',
      'a'.repeat(3_000),
      '',
    ]) {
      expect(await status(await signed(person, { header: { kid } }))).toBe(401);
    }
  });

  test('battery 29 claims of another time, market or user are refused', async () => {
    const person = await api().person();
    const other = await api().person();
    const now = seconds();
    const wrong: JWTPayload[] = [
      { exp: now - 60 },
      { exp: 'mañana' as unknown as number },
      { exp: -1 },
      { nbf: now + 600 },
      { iat: now + 600 },
      { aud: 'otro' },
      { iss: 'https://otro.example' },
      { sub: newId() },
      { sub: other.id },
      { sid: newId() },
      { sid: 'x' },
      { token_use: 'id' },
      { token_use: undefined },
    ];
    expect(await status(await signed(person, {}))).toBe(200);
    for (const claims of wrong) {
      expect({ claims, status: await status(await signed(person, { claims })) }).toEqual({
        claims,
        status: 401,
      });
    }
    const withoutEnd = await signed(person, { claims: { exp: undefined } as unknown as JWTPayload });
    expect(await status(withoutEnd)).toBe(401);
    expect(await status(await signed(person, { claims: { exp: 1e20 } }))).toBe(401);
    expect(await status(await signed(person, { claims: { exp: 1e20, iat: now - 1_000 } }))).toBe(401);
  });

  test('battery 30 an id token, a refresh token or a token in the address is no bearer', async () => {
    const { app, person } = api();
    const somebody = await person();
    const { id_token } = (
      await api().call('refreshToken', { body: { refresh_token: somebody.refreshToken } })
    ).body;
    expect(await status(id_token)).toBe(401);
    expect(await status(somebody.refreshToken)).toBe(401);
    expect((await app.inject(`/api/auth/user-info?access_token=${somebody.token}`)).statusCode).toBe(401);
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${somebody.token}`,
      somebody.token,
      `Bearer ${somebody.token} x`,
    ]) {
      expect((await app.inject({ url: '/api/auth/user-info', headers: { authorization } })).statusCode).toBe(
        401,
      );
    }
  });

  test('R9.3 a token is good for 15 minutes, remembered or not', async () => {
    const { clock, person } = api();
    const { token } = await person();
    expect(await status(token)).toBe(200);
    clock.turn(15 * 60_000 - 1_000);
    expect(await status(token)).toBe(200);
    clock.turn(7_000);
    expect(await status(token)).toBe(401);
  });

  test('a bad token is refused on public calls too, but not where none is looked at', async () => {
    const headers = { authorization: 'Bearer x' };
    const asked = await Promise.all(
      ['/api/notifications', '/api/health'].map(
        async (url) => (await api().app.inject({ url, headers })).statusCode,
      ),
    );
    expect(asked).toEqual([401, 200]);
  });
});
