import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createTestClock } from '../../tests/support/api/test-clock.ts';
import { mountSecurityTxt } from './security-txt.routes.ts';

const askOf = async (email: string | undefined) => {
  const app = fastify();
  const clock = createTestClock();
  mountSecurityTxt(app, { clock, origin: 'https://mercado.example', email });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  await app.close();
  return { status: statusCode, type: headers['content-type'], lines: body.split('\n') };
};

test('battery 122 whoever finds a hole reads whom to tell, for half a year from now', async () => {
  expect(await askOf('casa@mercado.example')).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    lines: [
      'Contact: mailto:casa@mercado.example',
      'Expires: 2027-03-13T10:00:00.000Z',
      'Preferred-Languages: es',
      'Canonical: https://mercado.example/.well-known/security.txt',
      '',
    ],
  });
});

test('battery 122 a market that does not say who runs it invents no address', async () => {
  expect((await askOf(undefined)).status).toBe(404);
});
