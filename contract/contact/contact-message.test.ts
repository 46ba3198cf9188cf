import { expect, test } from 'vitest';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { validateInput } from '../api/validate-input.ts';
import {
  CONTACT_STATE_LABELS,
  CONTACT_STATES,
  ContactMessageList,
  ContactReplyInput,
  ContactStateChange,
  ContactThread,
  CONTACT_MESSAGE_LIMITS,
} from './contact-message.ts';

const MESSAGE = {
  id: 'id',
  name: 'string',
  email: 'string',
  subject: 'string',
  message: 'string',
  state: 'new read answered closed',
  createdAt: 'string',
};

test('R3.14 what somebody wrote, with what was mailed back', () => {
  expect(describeStruct(ContactThread)).toEqual({
    ...MESSAGE,
    replies: [{ id: 'id', message: 'string', 'by|null': 'string', createdAt: 'string' }],
  });
});

test('R3.14 a list of those, with how many there are in each state', () => {
  expect(describeStruct(ContactMessageList)).toEqual({
    messages: [MESSAGE],
    'pagination?': { total: 'number', hasMore: 'boolean', 'asOf?': 'string', 'totalIsBound?': 'boolean' },
    'counts?': { new: 'number', read: 'number', answered: 'number', closed: 'number' },
  });
  expect(CONTACT_MESSAGE_LIMITS).toEqual({ pageSize: 25, maxLimit: 100 });
});

test('R3.14 another state of it', () => {
  expect(describeStruct(ContactStateChange)).toEqual({
    state: 'new read answered closed',
    'from?': 'new read answered closed',
  });
  expect(CONTACT_STATES.map((state) => CONTACT_STATE_LABELS[state])).toEqual([
    'Sin leer',
    'Leído',
    'Respondido',
    'Cerrado',
  ]);
});

test('R3.14 what is mailed back has words, 5,000 characters at most', () => {
  const said = (message: string) => {
    const checked = validateInput({ message }, ContactReplyInput);
    return checked.ok ? null : checked.errors.map((error) => error.message);
  };
  expect([said('a'.repeat(5_000)), said(' '), said('a'.repeat(5_001))]).toEqual([
    null,
    ['Escribe la respuesta'],
    ['No puede superar los 5000 caracteres'],
  ]);
});
