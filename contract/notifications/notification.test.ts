import type { Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { notificationEndpoints } from '../endpoints/notifications.ts';
import { ContactInput, NotificationCreate } from './notification.ts';

/** Validation messages by field; {} if the input is valid. */
function said<T, S>(input: object, struct: Struct<T, S>) {
  const checked = validateInput(input, struct);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, message }) => [field, message]));
}
const LETTER = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Una pregunta.' };
const NOTICE = { title: 'Aviso', message: 'Texto', type: 'INFO' };
const tooLong = (most: number) => `No puede superar los ${most} caracteres`;

test('R5.11 a message to the market needs all four, and a real address', () => {
  expect(said(LETTER, ContactInput)).toEqual({});
  expect(said({}, ContactInput)).toEqual({
    name: 'El nombre es requerido',
    email: 'El email es requerido',
    subject: 'El asunto es requerido',
    message: 'El mensaje es requerido',
  });
  expect(said({ ...LETTER, email: 'ana@' }, ContactInput)).toEqual({
    email: 'El formato del email no es válido',
  });
});

test.each([
  ['name', 100],
  ['subject', 200],
  ['message', 5_000],
])('R5.11 its %s holds %i characters at most', (field, most) => {
  expect(said({ ...LETTER, [field]: 'a'.repeat(most) }, ContactInput)).toEqual({});
  expect(said({ ...LETTER, [field]: 'a'.repeat(most + 1) }, ContactInput)).toEqual({
    [field]: tooLong(most),
  });
});

test('R5.12 a notification needs a title, a text and a known type', () => {
  expect(said(NOTICE, NotificationCreate)).toEqual({});
  expect(said({ type: 'NEWS' }, NotificationCreate)).toEqual({
    title: 'El título es requerido',
    message: 'El mensaje es requerido',
    type: 'El valor no es válido',
  });
});

test.each([
  ['title', 200],
  ['message', 5_000],
])('R5.12 its %s holds %i characters at most', (field, most) => {
  expect(said({ ...NOTICE, [field]: 'a'.repeat(most) }, NotificationCreate)).toEqual({});
  expect(said({ ...NOTICE, [field]: 'a'.repeat(most + 1) }, NotificationCreate)).toEqual({
    [field]: tooLong(most),
  });
});

test.each(['', '/', '/tienda/la-colmena?q=miel#horario', `/${'a'.repeat(299)}`])(
  'R3.14 it may lead to %j on this market, or nowhere',
  (link) => {
    expect(said({ ...NOTICE, link }, NotificationCreate)).toEqual({});
  },
);

test.each([
  'tiendas',
  'https://otro.example/',
  '//otro.example',
  '/\\otro.example',
  '/una pagina',
  '/\totro.example',
  'javascript:alert(1)',
])('R3.14 it does not lead to %j', (link) => {
  expect(said({ ...NOTICE, link }, NotificationCreate)).toEqual({ link: 'Empieza por «/», como /tiendas' });
});

test('R3.14 a path of more than 300 characters is told to be too long', () => {
  const link = `/${'a'.repeat(300)}`;
  expect(said({ ...NOTICE, link }, NotificationCreate)).toEqual({ link: tooLong(300) });
});

test('R8.12 each field that is wrong has its code', () => {
  const { sendContactMessage, createNotification, deleteNotification } = notificationEndpoints;
  expect(
    [sendContactMessage, createNotification, deleteNotification].map(({ fieldCodes }) => fieldCodes),
  ).toEqual([
    {
      name: 'INVALID_NAME',
      email: { missing: 'INVALID_EMAIL', wrong: 'INVALID_EMAIL_FORMAT' },
      subject: 'INVALID_SUBJECT',
      message: 'INVALID_MESSAGE',
    },
    { title: 'INVALID_TITLE', message: 'INVALID_MESSAGE', type: 'INVALID_TYPE' },
    { id: 'INVALID_NOTIFICATION_ID' },
  ]);
});
