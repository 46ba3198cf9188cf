import { desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { attempts } from '../../server/db/schema-auth.ts';
import { mails } from '../../server/db/schema-mail.ts';
import { contactMessages } from '../../server/db/schema-notifications.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';

const NAME_SIGNS =
  'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)';
const HOUSE = 'plaza@mercado.example';
const someEmail = () => `ana-${newId()}@example.com`;
const message = (changes: object = {}) => ({
  name: 'Ana Ruiz',
  email: someEmail(),
  subject: 'Un puesto en mayo',
  message: 'Hola:\nHago miel en Soria.',
  ...changes,
});
const send = (api: TestApi, body: object) => api.call('sendContactMessage', { body } as never);
const stored = (api: TestApi, email: string) =>
  api.db.select().from(contactMessages).where(eq(contactMessages.email, email));
const lastMail = async (api: TestApi) => {
  const [mail] = await api.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1);
  if (!mail) throw new Error('No mail was written.');
  return mail;
};
const mailCount = async ({ db }: TestApi) => (await db.select().from(mails)).length;

describeApi(
  'contact',
  (api) => {
    test('R5.11 R7.13 a message is kept and mailed to the house', async () => {
      const written = message();
      const { status, body } = await send(api(), written);
      const { id, createdAt, ...answered } = body.data.message;
      expect([status, answered]).toEqual([200, written]);
      expect(await stored(api(), written.email)).toEqual([
        { id, ...written, state: 'new', createdAt: new Date(createdAt) },
      ]);
      const { recipient, subject, body: text } = await lastMail(api());
      expect([recipient, subject]).toEqual([HOUSE, 'Mensaje de Ana Ruiz: Un puesto en mayo']);
      expect(text).toBe(
        [
          'Hola:',
          'Ana Ruiz ha escrito desde el formulario de contacto.',
          'Asunto: Un puesto en mayo',
          'Hola:\nHago miel en Soria.',
          `Para responder, escribe a ${written.email}.`,
          'El equipo de Tenderete',
        ].join('\n\n'),
      );
    });

    test.each([
      [{ name: ' ' }, 'INVALID_NAME', 'El nombre es requerido'],
      [{ name: 'Ana\r\nBcc: victima@example.com' }, 'INVALID_NAME', NAME_SIGNS],
      [{ email: undefined }, 'INVALID_EMAIL', 'El email es requerido'],
      [{ email: '  ' }, 'INVALID_EMAIL', 'El email es requerido'],
      [{ email: 'ana@' }, 'INVALID_EMAIL_FORMAT', 'El formato del email no es válido'],
      [{ email: 7 }, 'INVALID_EMAIL_FORMAT', 'El email es requerido'],
      [{ subject: '' }, 'INVALID_SUBJECT', 'El asunto es requerido'],
      [{ message: '\n' }, 'INVALID_MESSAGE', 'El mensaje es requerido'],
    ])('R5.11 R8.12 %o is refused as %s', async (changes, code, said) => {
      const { status, body } = await send(api(), message(changes));
      expect([status, body]).toEqual([
        422,
        { status: { code, message: said }, errors: [{ field: Object.keys(changes)[0], message: said }] },
      ]);
    });

    test('battery 23 nothing that is written becomes a header, a recipient or markup', async () => {
      const before = await mailCount(api());
      const evil = message({
        subject: 'Hola\r\nTo: otra@example.com',
        message: '<img src=x onerror=alert(1)>',
      });
      expect((await send(api(), evil)).status).toBe(200);
      const { recipient, subject, html } = await lastMail(api());
      expect([await mailCount(api()), recipient, subject]).toEqual([
        before + 1,
        HOUSE,
        'Mensaje de Ana Ruiz: Hola To: otra@example.com',
      ]);
      expect([html?.includes('<img'), html?.includes('&lt;img src=x onerror=alert(1)&gt;')]).toEqual([
        false,
        true,
      ]);
    });

    test('battery 49 the sixth message of an hour from one mailbox is refused, and neither kept nor mailed', async () => {
      const email = someEmail();
      const statuses: number[] = [];
      for (let sent = 0; sent < 5; sent += 1) statuses.push((await send(api(), message({ email }))).status);
      const before = await mailCount(api());
      const { status, headers, body } = await send(api(), message({ email }));
      expect([statuses, status, headers['retry-after'], body.status]).toEqual([
        [200, 200, 200, 200, 200],
        429,
        '3600',
        {
          code: 'TOO_MANY_REQUESTS',
          message: 'Demasiados intentos. Espera un momento antes de reintentar.',
        },
      ]);
      expect([(await stored(api(), email)).length, await mailCount(api())]).toEqual([5, before]);
      api().clock.turn(60 * 60_000);
      expect((await send(api(), message({ email }))).status).toBe(200);
      const key = 'contactMessagesFrom:127.0.0.1';
      await api().db.update(attempts).set({ count: 200 }).where(eq(attempts.key, key));
      expect((await send(api(), message())).status).toBe(429);
      api().clock.turn(60 * 60_000);
    });
  },
  { env: { CONTACT_EMAIL: HOUSE } },
);

describeApi(
  'contact behind the bot check',
  (api) => {
    test('battery 54 a message without a token is refused where configuration asks for one', async () => {
      const { status, body } = await send(api(), message());
      expect([status, body.status.code]).toEqual([422, 'BOT_CHECK_FAILED']);
    });
  },
  { env: { CAPTCHA_REQUIRED: 'contact' } },
);
