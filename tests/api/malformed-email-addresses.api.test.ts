import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import { users } from '../../server/db/schema-auth.ts';
import { createSmtpSender, startMailSender } from '../../server/mail/start-mail-sender.ts';
import { describeApi } from '../support/api/api.ts';
import { startMailServer, type TestMailServer } from '../support/http/mail-server.ts';
import { addUser, PASSWORD } from '../support/api/users.ts';

/** Invisible characters: controls, directional marks, joiners, fillers, unassigned. */
const UNSEEN = [
  Array.from({ length: 0x20 }, (_, code) => code),
  Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  [0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
  [0x2028, 0x2029, 0x202a, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x2800, 0x3164],
  [0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xffff, 0xe000, 0xe0001, 0xe0020, 0xe0100, 0x10ffff],
].flatMap((codes) => codes.map((code) => String.fromCodePoint(code)));

const withUnseen = UNSEEN.flatMap((sign) => [
  `a${sign}victima@x.example`,
  `victima${sign}@x.example`,
  `victima@${sign}x.example`,
  `victima@x.exa${sign}mple`,
]);

const MALFORMED = [
  '.a@x.example',
  'a.@x.example',
  'a..victima@x.example',
  'a@-x.example',
  'a@x-.example',
  'a@x.-example',
  'a@x.example-',
  'a@1.2.3.4',
  'a@x.123',
  'a@x.0x7f',
  'a@x.1a',
  'a@*.example',
  'a@x_y.example',
  'a@x.example.',
  'a@.x.example',
  'a@x..example',
  '//www.victima@www.example/%2e%2e%2f',
  'a@x.example/b',
  'a@x%2eexample',
  'a@x.example?b',
  'a@x.example#b',
  'a@x\u3002example.com',
  'a@x\uff0eexample.com',
  'a@\uff58.example',
  'a\ufb01@x.example',
  'a@x.e\u2460mple',
  'a\uff20x.example',
  'a@x@y.example',
  'a b@x.example',
  'a\u00a0b@x.example',
  'a\u3000b@x.example',
  'a@x.exa mple',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  '"a b"@x.example',
  '"a"victima@x.example',
  'a(b)@x.example',
  'a,victima@x.example',
  'a;victima@x.example',
  'a:victima@x.example;',
  'a<victima@x.example>',
  '<victima@x.example>',
  'a\\b@x.example',
  'a🦎@x.example',
  `${'a'.repeat(65)}@x.example`,
  `a@${'x'.repeat(64)}.example`,
  `a@x.${'e'.repeat(64)}`,
];

/** Valid unusual addresses: as typed, as stored, and as sent to the mail server if that differs. */
const GOOD: readonly (readonly [typed: string, kept: string, heard?: string])[] = [
  ...[
    'a!b',
    'a#b',
    'a$b',
    'a%b',
    'a&b',
    "o'donnell",
    'a*b',
    'a+b',
    'a/b',
    'a=b',
    'a?b',
    'a^b',
    'a_b',
    'a`b',
    'a{b',
    'a|b',
    'a}b',
    'a~b',
    'a-b',
    '-a-',
    '_',
    '1',
    'a.b.c',
    "!#$%&'*+-/=?^_`{|}~",
    'victima%otra',
    'a--b',
  ].map((local) => [`${local}@x.example`, `${local}@x.example`] as const),
  [' Mayúsculas@X.Example ', 'mayúsculas@x.example'],
  ['Nu\u0301ria@x.example', 'núria@x.example'],
  ['\u212Aiko@x.example', 'kiko@x.example'],
  ['peña@españa.example', 'peña@españa.example'],
  ['a@españa.example', 'a@españa.example', 'a@xn--espaa-rta.example'],
  ['b@xn--espaa-rta.example', 'b@xn--espaa-rta.example'],
  ['用户@例子.example', '用户@例子.example'],
  ['a@1.example', 'a@1.example'],
  ['a@1x.example', 'a@1x.example'],
  ['a@a-b--c.example', 'a@a-b--c.example'],
  ['a@x.y.z.example', 'a@x.y.z.example'],
  [`${'a'.repeat(64)}@x.example`, `${'a'.repeat(64)}@x.example`],
  [`a@${'x'.repeat(63)}.example`, `a@${'x'.repeat(63)}.example`],
];

const quiet = createLog('silent');

describeApi('odd addresses', (api) => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const signup = (username: string) =>
    api().call('signup', {
      body: { username, password: PASSWORD, fullName: 'Núria Peña', role: 'consumer' },
    });

  /** Sends all pending mails. */
  const sendAll = async () => {
    const { db, clock } = api();
    const sending = startMailSender(
      { db, clock, log: quiet },
      createSmtpSender(server.url, 'no-responder@x.example', 'hola@x.example'),
    );
    for (let left = 1; left > 0;) {
      sending.wake();
      await new Promise((done) => setTimeout(done, 600));
      left = (await db.select().from(jobs)).filter(
        ({ state, runAt }) => state !== 'done' && state !== 'givenUp' && runAt.getTime() <= clock.now(),
      ).length;
    }
    await sending.stop();
  };

  test('battery 23, 85 what holds a sign that nobody sees, or is malformed, is no address and is never mailed', async () => {
    const answers = [];
    for (const address of [...withUnseen, ...MALFORMED]) {
      const { status, body } = await signup(address);
      answers.push([address, status, body.errors?.[0]?.message]);
    }
    expect(withUnseen.length + MALFORMED.length).toBeGreaterThan(400);
    expect(
      answers.filter(([, status, message]) => status !== 422 || message !== 'Formato de email inválido'),
    ).toEqual([]);
    await sendAll();
    expect([server.received, await api().db.select().from(users)]).toEqual([[], []]);
  });

  test('battery 85 what is mailed is what is stored, and nothing else', async () => {
    const statuses = [];
    for (const [typed] of GOOD) statuses.push([typed, (await signup(typed)).status]);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    const kept = GOOD.map(([, address]) => address);
    const stored = await api().db.select().from(users).where(inArray(users.email, kept));
    expect(stored.map(({ email }) => email).toSorted()).toEqual(kept.toSorted());
    await sendAll();
    const heard = GOOD.map(([, address, onTheWire = address]) => onTheWire);
    // A mail with two recipients would contain a space.
    const recipients = server.received.map((mail) => mail.recipients.join(' '));
    expect(recipients.toSorted()).toEqual(heard.toSorted());
  });

  test('battery 85 an account from before this rule is mailed to nobody rather than to somebody else', async () => {
    const { db, context } = api();
    const before = server.received.length;
    const strange = [
      'a\u0001victima@y.example',
      'a\u0085victima@y.example',
      'a victima@y.example',
      'a, victima@y.example',
      'a <victima@y.example>',
    ];
    for (const email of strange) {
      const { id } = await addUser(db, { email });
      await context().mail.queue(
        db,
        { to: { userId: id }, subject: 'Hola', text: 'Hola' },
        { to: email, subject: 'Hola', text: 'Hola' },
      );
    }
    await sendAll();
    expect(server.received.slice(before)).toEqual([]);
  });
});
