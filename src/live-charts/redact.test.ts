import { array, assert, constantFrom, dictionary, letrec, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { redact } from './redact.ts';

const secret = 'Tenderete-2026!';
const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe(redact, () => {
  test.each([
    [
      { type: 'credentials.submitted', username: 'ana', password: secret, captchaToken: token },
      { type: 'credentials.submitted', username: 'ana', password: '•••', captchaToken: '•••' },
    ],
    [
      { type: 'field.changed', field: 'newPassword', value: secret },
      { type: 'field.changed', field: 'newPassword', value: '•••' },
    ],
    [
      { type: 'field.changed', field: 'city', value: 'Valencia' },
      { type: 'field.changed', field: 'city', value: 'Valencia' },
    ],
    [{ tokens: { access: token, refresh: 'r1' } }, { tokens: '•••' }],
    [
      { type: 'xstate.done.actor.refreshTokens', output: secret },
      { type: 'xstate.done.actor.refreshTokens', output: '•••' },
    ],
    [
      { code: '482913', confirmationCode: '482913' },
      { code: '•••', confirmationCode: '•••' },
    ],
    [{ code: 'INSUFFICIENT_STOCK' }, { code: 'INSUFFICIENT_STOCK' }],
    [{ message: `Bearer ${token} was refused` }, { message: '••• was refused' }],
    [
      { href: `https://tenderete.example/reset-password?email=a%40b.es&token=${secret}&page=2` },
      { href: 'https://tenderete.example/reset-password?email=a%40b.es&token=•••&page=2' },
    ],
    [
      { password: '', token: null },
      { password: '', token: null },
    ],
  ])('hides passwords, tokens and codes and nothing else: %j', (event, shown) => {
    expect(redact(event)).toEqual(shown);
  });

  test('cuts short what is long, deep or living', () => {
    const ring: Record<string, unknown> = { name: 'ring' };
    ring.self = ring;
    const actor = createActor(createMachine({ id: 'shop' }), { id: 'shop' }).start();
    expect(
      redact({
        ring,
        actor,
        snapshot: actor.getSnapshot(),
        at: new Date(0),
        failure: new TypeError('no'),
        file: new Map(),
        do: function act() {},
        deep: { a: { b: { c: { d: { e: 1 } } } } },
        long: 'x'.repeat(300),
        many: Array.from({ length: 30 }, (_, index) => index),
        count: 10n,
      }),
    ).toEqual({
      ring: { name: 'ring', self: '(…)' },
      actor: 'actor shop',
      snapshot: { value: {} },
      at: '1970-01-01T00:00:00.000Z',
      failure: { name: 'TypeError', message: 'no' },
      file: '(Map)',
      do: '(act)',
      deep: { a: { b: { c: { d: '(…)' } } } },
      long: `${'x'.repeat(200)}…`,
      many: Array.from({ length: 20 }, (_, index) => index),
      count: '10',
    });
  });

  test('never lets out a secret, wherever it lies', () => {
    const names = constantFrom(
      'password',
      'currentPassword',
      'refreshToken',
      'captchaToken',
      'clientSecret',
      'pin',
    );
    const data = letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
      leaf: record({ name: names }).map(({ name }) => ({ [name]: secret })),
      tree: oneof(
        { depthSize: 'small' },
        tie('leaf'),
        array(tie('tree'), { maxLength: 3 }),
        dictionary(string(), tie('tree'), { maxKeys: 3 }),
      ),
    }));
    assert(
      property(data.tree, (thing) => {
        expect(JSON.stringify(redact(thing)) ?? '').not.toContain(secret);
      }),
    );
  });
});
