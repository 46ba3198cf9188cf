import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/orders/order.ts';
import { sendDueMails } from '../../server/mail/send-due-mails.ts';
import { createSmtpSender } from '../../server/mail/start-mail-sender.ts';
import { describeApi, type ApiUser, type TestApi } from '../support/api/api.ts';
import { startMailServer } from '../support/http/mail-server.ts';
import {
  addContactMessage,
  addProduct,
  addStore,
  checkOutCart,
  MARKET_SHIPPING,
  shopperWithCart,
} from '../support/api/add-market-rows.ts';
import { PASSWORD } from '../support/api/users.ts';

const HIVE = 'amparo@lacolmena.example';
const GIVEN = 'marina.pedidos@example.com';

const rethrow = (error: unknown) => {
  throw error;
};

const byMail = (one: readonly string[], other: readonly string[]) => one.join().localeCompare(other.join());

/** Recipients of the mails since the last call, with their Reply-To as a mail server parses it. */
async function drain({ db, clock, config }: TestApi): Promise<[recipient: string, replyTo: string][]> {
  const server = await startMailServer();
  const send = createSmtpSender(server.url, 'no-responder@tenderete.example', config.contactEmail);
  for (let sent = 1; sent > 0;) sent = await sendDueMails(db, clock, send, rethrow);
  await server.close();
  return server.received
    .map(({ recipients, content }): [string, string] => {
      const head = content.slice(0, content.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
      const names = head.split('\r\n').filter((line) => /^reply-to:/i.test(line));
      return [recipients.join(), names.map((line) => line.replace(/^reply-to: /i, '')).join('|')];
    })
    .toSorted(byMail);
}

const sorted = (...mails: [ApiUser | string, string][]) =>
  mails
    .map(([to, replyTo]): [string, string] => [typeof to === 'string' ? to : to.user.email, replyTo])
    .toSorted(byMail);

/** Order with products of a store that publishes its seller's address, and of one that does not. */
async function addOrder(api: TestApi) {
  const hive = await api.person('producer', { fullName: 'Amparo Ferrer' });
  const kiln = await api.person('producer', { fullName: 'Íñigo Garmendia' });
  const shown = await addStore(api, hive, { ownerInfo: { name: 'Amparo Ferrer', email: HIVE } });
  const silent = await addStore(api, kiln, { ownerInfo: { name: 'Íñigo Garmendia' } });
  const honey = await addProduct(api, hive, { name: 'Miel', popupStoreId: shown.id });
  const bowl = await addProduct(api, kiln, { name: 'Cuenco', popupStoreId: silent.id });
  const shopper = await shopperWithCart(api, [honey, 1], [bowl, 1]);
  const { order } = (await checkOutCart(api, shopper, undefined, { ...MARKET_SHIPPING, email: GIVEN })).body
    .data;
  return { id: order.id as string, hive, kiln, shopper };
}

describeApi('replies to mails', (api) => {
  const move = async (orderId: string, status: OrderStatus, as: ApiUser) => {
    const answer = await api().call('changeOrderStatus', { params: { orderId }, body: { status } }, as);
    expect(answer.status).toBe(200);
  };

  test('R7.18 a new order is answered to the shopper by each seller, and by the shopper to the sellers', async () => {
    await drain(api());
    const { hive, kiln, shopper } = await addOrder(api());
    const house = api().config.contactEmail;
    expect(await drain(api())).toEqual(sorted([hive, GIVEN], [kiln, GIVEN], [shopper, `${HIVE}, ${house}`]));
  });

  test('R3.12 R7.18 each step of an order is answered to whoever took it', async () => {
    const { id, hive, kiln, shopper } = await addOrder(api());
    await drain(api());
    const house = api().config.contactEmail;
    for (const status of ['organizing', 'ready_to_ship', 'shipped', 'delivered'] as const) {
      await move(id, status, hive);
      await move(id, status, kiln);
      const told = status === 'ready_to_ship' ? [] : sorted([shopper, HIVE], [shopper, house]);
      expect([status, await drain(api())]).toEqual([status, told]);
    }
  });

  test('R5.14 R7.18 what a seller or the market cancels, and what the shopper does, is answered to them', async () => {
    const admin = await api().person('admin');
    const house = api().config.contactEmail;
    const bySeller = await addOrder(api());
    const byMarket = await addOrder(api());
    const byShopper = await addOrder(api());
    await drain(api());
    await move(bySeller.id, 'cancelled', bySeller.hive);
    expect(await drain(api())).toEqual(sorted([bySeller.shopper, HIVE]));
    await move(byMarket.id, 'cancelled', admin);
    const { hive, kiln, shopper } = byMarket;
    expect(await drain(api())).toEqual(sorted([hive, house], [kiln, house], [shopper, house]));
    await api().call('cancelOrder', { params: { id: byShopper.id } }, byShopper.shopper);
    expect(await drain(api())).toEqual(
      sorted([byShopper.hive, GIVEN], [byShopper.kiln, GIVEN], [byShopper.shopper, `${HIVE}, ${house}`]),
    );
  });

  test('R7.18 a message about an order is answered to who wrote it, where they show an address', async () => {
    const { id, hive, kiln, shopper } = await addOrder(api());
    await drain(api());
    const write = (as: ApiUser) =>
      api().call('sendOrderMessage', { params: { id }, body: { message: 'Hola.' } }, as);
    await write(shopper);
    expect(await drain(api())).toEqual(sorted([hive, GIVEN], [kiln, GIVEN]));
    await write(hive);
    expect(await drain(api())).toEqual(sorted([shopper, HIVE]));
    await write(kiln);
    expect(await drain(api())).toEqual(sorted([shopper, api().config.contactEmail]));
  });

  test('R5.11 R7.13 a message to the market is answered to who wrote it, and the market’s own mails to the market', async () => {
    await drain(api());
    const house = api().config.contactEmail;
    const [writer, newcomer] = [`${newId()}@example.com`, `${newId()}@example.com`];
    const body = { name: 'Ana Ruiz', email: writer, subject: 'Hola', message: 'Una pregunta.' };
    await api().call('sendContactMessage', { body });
    expect(await drain(api())).toEqual([[house, writer]]);
    const { id } = await addContactMessage(api(), { email: writer });
    const admin = await api().person('admin');
    await api().call('replyToContactMessage', { params: { id }, body: { message: 'Claro.' } }, admin);
    await api().call('signup', {
      body: { username: newcomer, password: PASSWORD, fullName: 'Núria Peña', role: 'consumer' },
    });
    expect(await drain(api())).toEqual(sorted([writer, house], [newcomer, house]));
  });

  test('battery 23 an address that is none becomes no header', async () => {
    await drain(api());
    const { mail } = api().context();
    const words = { subject: 'Hola', text: 'Hola' };
    const replies = [['a@x.es\r\nBcc: mala@x.es'], ['a@x.es, mala@x.es'], ['Ana <a@x.es>'], []];
    await mail.queue(
      api().db,
      ...replies.map((replyTo, at) => ({ ...words, to: `reply-${at}@example.com`, replyTo })),
    );
    const house = api().config.contactEmail;
    expect(await drain(api())).toEqual(replies.map((_, at) => [`reply-${at}@example.com`, house]));
  });
});
