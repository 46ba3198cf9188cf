import { expect, test } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createLog } from './log.ts';

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  write(createLog('debug', { write: (line) => void (text += line) }));
  return text;
};

test('battery O6 secrets are hidden wherever they stand in a record', () => {
  const text = logged((log) =>
    log.info({ password: 'uno', body: { newPassword: 'dos' }, req: { headers: { authorization: 'tres' } } }),
  );
  expect(JSON.parse(text)).toEqual({
    level: 30,
    msg: '',
    pid: process.pid,
    build: 'development',
    time: expect.any(Number) as number,
    password: '[oculto]',
    body: { newPassword: '[oculto]' },
    req: { headers: { authorization: '[oculto]' } },
  });
});

test('battery O6 the values of a failed statement are not logged, its text and reason are', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  const text = logged((log) =>
    log.error({ err: new DrizzleQueryError('insert into users', ['muy-secreto\n2'], cause) }),
  );
  expect(text).not.toContain('muy-secreto');
  expect(text).toContain('Failed query: insert into users');
  expect(text).toContain('duplicate key');
});

test('battery 24 line breaks and escapes stay inside one record', () => {
  const text = logged((log) => log.info({ username: 'a\r\n{"level":60}\u001b[31m' }, 'x'));
  expect(text.split('\n')).toHaveLength(2);
  expect(text).not.toContain('\u001b');
});
