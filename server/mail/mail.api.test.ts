import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { MAILBOX_PATH } from '../../contract/shell/mailbox-path.ts';
import { describeApi } from '../../tests/support/api/api.ts';
import { jobs } from '../db/schema-jobs.ts';
import { mails } from '../db/schema-mail.ts';
import { inTransaction } from '../db/transaction.ts';
import { addMailboxPage } from './mailbox-page.ts';
import { newestMails, pruneMails } from './outbox.ts';
import { type SendMail, sendDueMails } from './send-due-mails.ts';

describeApi('mail', (api) => {
  const queue = async (subject: string, text = 'Hola') => {
    const { mail } = api().context();
    await mail.queue(api().db, { to: 'ana@example.com', subject, text });
  };
  const ignore = () => {};
  const drain = () => sendDueMails(api().db, api().clock, async () => {}, ignore);

  test('a mail leaves with its transaction, and not without it', async () => {
    await drain();
    const { context } = api();
    await inTransaction(context(), async (tx) => {
      await tx.mail.queue(tx.db, { to: 'ana@example.com', subject: 'Nunca', text: 'Hola' });
      throw new Error('made up');
    }).catch(ignore);
    await inTransaction(context(), (tx) =>
      tx.mail.queue(tx.db, { to: 'ana@example.com', subject: 'Sí', text: 'Hola' }),
    );
    const sent: string[] = [];
    await sendDueMails(api().db, api().clock, async ({ subject }) => void sent.push(subject), ignore);
    expect(sent).toEqual(['Sí']);
  });

  test('battery 23 line breaks in a subject or an address make no header', async () => {
    const { mail } = api().context();
    await mail.queue(api().db, {
      to: 'ana@example.com\r\nBcc: mala@example.com',
      subject: 'Uno\r\nBcc: dos',
      text: 'Línea\r\notra',
    });
    const [row] = await api().db.select().from(mails).where(eq(mails.subject, 'Uno Bcc: dos'));
    expect([row?.recipient, row?.body]).toEqual(['ana@example.com Bcc: mala@example.com', 'Línea\r\notra']);
  });

  test('battery 79 a mail that was refused is tried again later, with the same id, and ten times at most', async () => {
    await drain();
    const { db, clock } = api();
    const subject = newId();
    await queue(subject);
    const ids = new Set<string>();
    const fail: SendMail = async ({ messageId }) => {
      ids.add(messageId);
      throw new Error('550 no');
    };
    const reported: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      await sendDueMails(db, clock, fail, (error) => reported.push((error as Error).message));
      clock.turn(24 * 60 * 60_000);
    }
    const [row] = await db
      .select()
      .from(mails)
      .innerJoin(jobs, eq(jobs.key, mails.id))
      .where(eq(mails.subject, subject));
    expect([row?.jobs.state, row?.jobs.tries, row?.jobs.lastError]).toEqual(['givenUp', 10, '550 no']);
    expect([row?.mails.sentAt, row?.mails.body, ids.size, reported.length]).toEqual([null, 'Hola', 1, 10]);
  });

  test('battery 76 processes that look at once send every mail once', async () => {
    await drain();
    const { db, clock } = api();
    const subjects = Array.from({ length: 10 }, () => newId()).toSorted();
    for (const subject of subjects) await queue(subject);
    const sent: string[] = [];
    const send: SendMail = async ({ subject }) => void sent.push(subject);
    await Promise.all(Array.from({ length: 5 }, () => sendDueMails(db, clock, send, ignore)));
    expect(sent.toSorted()).toEqual(subjects);
  });

  test('battery 45 a mail to nobody is written like any other, and neither sent nor shown nor kept', async () => {
    await drain();
    const { mail } = api().context();
    const subject = newId();
    await mail.queue(api().db, { to: null, subject, text: 'Hola' });
    const rows = () => api().db.select().from(mails).where(eq(mails.subject, subject));
    expect((await rows()).length).toBe(1);
    const sent: string[] = [];
    api().clock.turn(24 * 60 * 60_000);
    await sendDueMails(api().db, api().clock, async (one) => void sent.push(one.subject), ignore);
    expect(sent).toEqual([]);
    expect((await newestMails(api().db)).filter((one) => one.subject === subject)).toEqual([]);
    await pruneMails(api().db, api().clock.now());
    expect(await rows()).toEqual([]);
  });

  test('battery 31 the mailbox shows mails as text to this machine and its key, and to nobody else', async () => {
    const { app } = api();
    const { fastify } = await import('fastify');
    const page = fastify();
    const key = 'k3y-k3y-k3y-k3y-k3y-ke';
    addMailboxPage(page, api().db, key);
    const open = `${MAILBOX_PATH}/${key}`;
    await queue('<script>alert(1)</script>', '<img src=x onerror=alert(1)>');
    const shown = await page.inject(open);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shown.body).toContain('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(shown.body).not.toContain('<img');
    const others = await Promise.all([
      page.inject({ url: open, remoteAddress: '192.0.2.1' }),
      page.inject({ url: open, headers: { 'x-forwarded-for': '127.0.0.1' } }),
      page.inject({ url: open, headers: { 'x-real-ip': '127.0.0.1' } }),
      page.inject({ url: open, headers: { host: 'attacker.rebind.example' } }),
      app.inject(MAILBOX_PATH),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    const headers = { cookie: `theme=dark; ${String(shown.headers['set-cookie']).split(';')[0]}` };
    const remembered = await page.inject({ url: MAILBOX_PATH, headers });
    expect([remembered.statusCode, remembered.body]).toEqual([200, shown.body]);
    const keyless = await Promise.all([
      page.inject(MAILBOX_PATH),
      page.inject(`${open}a`),
      page.inject({ url: MAILBOX_PATH, headers: { cookie: 'tenderete-mailbox=another' } }),
    ]);
    for (const { statusCode, body, headers: said } of keyless) {
      expect([statusCode, said['set-cookie']]).toEqual([403, undefined]);
      expect(body).toContain('Ábrela una vez aquí');
      expect(body).not.toContain('alert(1)');
      expect(body).not.toContain(key);
    }
    await page.close();
  });
});
