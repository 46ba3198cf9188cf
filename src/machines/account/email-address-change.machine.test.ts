import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { emailAddressChangeMachine } from './email-address-change.machine.ts';

const mailed = { type: 'code.mailed', email: 'nueva@example.com' } as const;

describe(emailAddressChangeMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      mailed,
      ...['code.atHand', 'address.reopened', 'email.confirmed'].map((type) => ({ type })),
    ];
    expect(edgesOf(emailAddressChangeMachine, { events })).toEqual([
      'asking --code.atHand--> confirming',
      'asking --code.mailed--> confirming',
      'confirming --address.reopened--> asking',
      'confirming --email.confirmed--> asking',
    ]);
  });

  test.each(['address.reopened', 'email.confirmed'] as const)(
    'the address is known from when its code was mailed until %s, and the form begins anew',
    (type) => {
      const actor = createActor(emailAddressChangeMachine).start();
      const form = actor.getSnapshot().children.emailChange;
      form?.send({ type: 'field.changed', field: 'currentPassword', value: 'Mercado-2026!' });
      actor.send(mailed);
      expect(actor.getSnapshot().context.pendingEmail).toEqual('nueva@example.com');
      expect(actor.getSnapshot().children.emailChange).toEqual(undefined);
      actor.send({ type });
      expect(actor.getSnapshot().context.pendingEmail).toEqual(null);
      expect(actor.getSnapshot().children.emailChange?.getSnapshot().context.values).toEqual({
        email: '',
        currentPassword: '',
      });
    },
  );
});
