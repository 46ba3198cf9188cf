import { expect, test } from 'vitest';
import type { Result } from '../../../contract/api/failure.ts';
import { fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleStore } from '../../../tests/support/samples/samples.ts';
import { createRemindersService } from './reminders.service.ts';

const answering = <T>(value: T) => ({ ok: true as const, value });
const NOT_THERE = { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } };

test('R2.24 of the store that is waited for it takes what the page tells, and no draft', async () => {
  const store = sampleStore({ status: 'scheduled' });
  const load = (answer: Result<unknown>) =>
    createRemindersService(fakeCall({ getPopupStore: answer }).call).loadAwaitedStore({
      idOrSlug: store.slug,
    });
  const { name, slug, status, startDate, endDate } = store;
  expect(await load(answering({ popupStore: store }))).toEqual(
    answering({ name, slug, status, startDate, endDate }),
  );
  expect(await load(answering({ popupStore: sampleStore({ status: 'draft' }) }))).toEqual(NOT_THERE);
  expect(await load({ ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND', { status: 404 }) })).toEqual(
    NOT_THERE,
  );
});

test('R2.24 it asks for a store by what names it, and answers a mail by its link', async () => {
  const { call, asked } = fakeCall({
    askForReminder: answering({ confirmed: false }),
    confirmReminder: answering({ popupStore: { name: 'La Colmena', slug: 'la-colmena' } }),
    cancelReminder: answering(null),
  });
  const service = createRemindersService(call);
  await service.askForReminder('la-colmena', { email: 'ana@example.com' });
  await service.confirmReminder({ token: 'abc' });
  await service.cancelReminder({ token: 'abc' });
  expect(asked).toEqual([
    { name: 'askForReminder', input: { params: { id: 'la-colmena' }, body: { email: 'ana@example.com' } } },
    { name: 'confirmReminder', input: { body: { token: 'abc' } } },
    { name: 'cancelReminder', input: { body: { token: 'abc' } } },
  ]);
});
