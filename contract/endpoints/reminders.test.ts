import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { validateInput } from '../api/validate-input.ts';
import { REMINDER_LIMITS } from '../reminders/reminder-limits.ts';
import { ReminderInput, ReminderToken } from '../reminders/reminder.ts';
import { reminderEndpoints } from './reminders.ts';
import { reminderRequests } from './reminders.requests.ts';

test('R2.24 anybody may ask to be told of an opening, and whoever holds a mail’s link decides', () => {
  expect(describeCalls(reminderEndpoints, reminderRequests)).toEqual([
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
    const checked = validateInput({ email }, ReminderInput);
    return checked.ok ? checked.value : checked.errors;
  };
  expect([said(' ANA@Example.com '), said(''), said('ana@')]).toEqual([
    { email: 'ana@example.com' },
    [{ field: 'email', message: 'El email es requerido' }],
    [{ field: 'email', message: 'El formato del email no es válido' }],
  ]);
  expect([describeStruct(ReminderToken), REMINDER_LIMITS]).toEqual([
    { token: 'texto' },
    { perMailbox: 100, unansweredDays: 2, keptDays: 365 },
  ]);
});
