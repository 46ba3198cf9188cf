import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createSmtpSender, startMailSender } from '../../server/mail/start-mail-sender.ts';
import { describeApi } from '../support/api/api.ts';
import { startMailServer } from '../support/http/mail-server.ts';
import { codeMailedTo, mailsTo } from '../support/api/mailbox.ts';
import { PASSWORD } from '../support/api/users.ts';

const quiet = createLog('silent');

describeApi('mail on the wire', (api) => {
  const someEmail = () => `cartas-${newId()}@example.com`;
  const signup = (username: string, fullName = 'Núria Peña') =>
    api().call('signup', { body: { username, password: PASSWORD, fullName, role: 'consumer' } });
  const startWith = (url: string) => {
    const { db, clock } = api();
    return startMailSender(
      { db, clock, log: quiet },
      createSmtpSender(url, 'no-responder@tenderete.example', api().config.contactEmail),
    );
  };

  test('battery 23, O6 one mail with one recipient in both forms, each with its code in words and in the link, and what was sent is kept no longer', async () => {
    const server = await startMailServer();
    const email = someEmail();
    await signup(email, "Ana O'Neil");
    const code = await codeMailedTo(api(), email);
    const sending = startWith(server.url);
    sending.wake();
    const { recipients, content } = await server.first;
    await sending.stop();
    await server.close();
    const head = content.slice(0, content.indexOf('\r\n\r\n'));
    const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
    expect([server.received.length, recipients]).toEqual([1, [email]]);
    expect(names.toSorted()).toEqual([
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Reply-To',
      'Subject',
      'To',
    ]);
    expect(head).toContain('Subject: Confirma tu cuenta de Tenderete');
    const forms = content.replaceAll('=\r\n', '').split('\r\n--').slice(1, -1);
    expect(forms.map((form) => /Content-Type: ([\w/]+)/.exec(form)?.[1])).toEqual([
      'text/plain',
      'text/html',
    ]);
    expect(forms.map((form) => form.split(code).length - 1)).toEqual([2, 2]);
    const [{ body, html, sentAt } = {}] = await mailsTo(api(), email);
    expect([body, html, sentAt]).toEqual(['', null, new Date(api().clock.now())]);
  });

  test('R2.24 what somebody asked to be told says how to do without it by one press, and its reader is forgotten', async () => {
    const server = await startMailServer();
    const [email, text] = [someEmail(), 'Abierto'];
    const unsubscribeUrl = 'https://mercado.example/avisos/abc';
    await api()
      .context()
      .mail.queue(api().db, { to: email, subject: 'Verde Balcón ya está abierto', text, unsubscribeUrl });
    const sending = startWith(server.url);
    sending.wake();
    const { recipients, content } = await server.first;
    await sending.stop();
    await server.close();
    const head = content.slice(0, content.indexOf('\r\n\r\n'));
    expect([recipients, head.split('\r\n').filter((line) => line.startsWith('List-'))]).toEqual([
      [email],
      [`List-Unsubscribe: <${unsubscribeUrl}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    ]);
    expect(await mailsTo(api(), email)).toEqual([]);
  });

  test('battery 79 a mail server that is silent or away holds no answer up, and the mail is tried again', async () => {
    const silent = await startMailServer({ isSilent: true });
    const sending = startWith(silent.url);
    await signup(someEmail());
    sending.wake();
    await silent.connected;
    const began = performance.now();
    const email = someEmail();
    const answers = [await signup(email), await api().call('forgotPassword', { body: { username: email } })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Waiting for the mail would take ten seconds, the timeout of the mail server.
    expect(performance.now() - began).toBeLessThan(9_000);
    await silent.close();
    await sending.stop();
    const again = await startMailServer();
    api().clock.turn(10 * 60_000);
    const resumed = startWith(again.url);
    resumed.wake();
    expect((await again.first).recipients).toHaveLength(1);
    await resumed.stop();
    await again.close();
    expect((await mailsTo(api(), email)).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });
});
