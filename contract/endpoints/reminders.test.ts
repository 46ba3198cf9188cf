import { expect, test } from 'vitest';
import { callsInWords } from '../../tests/support/samples/calls-in-words.ts';
import { structInWords } from '../../tests/support/samples/struct-in-words.ts';
import { check } from '../api/checking.ts';
import { REMINDERS } from '../reminders/reminder-limits.ts';
import { ReminderInput, ReminderToken } from '../reminders/reminder.ts';
import { reminderEndpoints } from './reminders.ts';
import { reminderRequests } from './reminders.requests.ts';

test('R2.24 anybody may ask to be told of an opening, and whoever holds a mail’s link decides', () => {
  expect(callsInWords(reminderEndpoints, reminderRequests)).toEqual([
    [
      'askForReminder',
      'anyone',
      'POST /popup-stores/{id}/reminders',
      'popupStores, 30 s',
      '/id email',
      'confirmed',
      'POPUP_STORE_NOT_FOUND CONFLICT',
    ],
    [
      'confirmReminder',
      'anyone',
      'POST /market/reminders/confirm',
      'popupStores, 30 s',
      'token',
      'popupStore',
      'NOT_FOUND CONFLICT',
    ],
    [
      'cancelReminder',
      'anyone',
      'POST /market/reminders/cancel',
      'popupStores, 30 s',
      'token',
      '',
      'NOT_FOUND',
    ],
  ]);
});

test('R2.24 what is told of an address, and how long and for how many stores it waits', () => {
  const said = (email: unknown) => {
    const checked = check({ email }, ReminderInput);
    return checked.ok ? checked.value : checked.errors;
  };
  expect([said(' ANA@Example.com '), said(''), said('ana@')]).toEqual([
    { email: 'ana@example.com' },
    [{ field: 'email', message: 'El email es requerido' }],
    [{ field: 'email', message: 'El formato del email no es válido' }],
  ]);
  expect([structInWords(ReminderToken), REMINDERS]).toEqual([
    { token: 'texto' },
    { perMailbox: 100, unansweredDays: 2, keptDays: 365 },
  ]);
});
