import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { openCheckoutScene } from '../../../tests/support/browser/checkout.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { profileDetailsMachine, profileValuesOf } from '../../machines/account/profile-details.machine.ts';
import { ShippingFields } from '../checkout/ShippingFields.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';

afterEach(cleanup);

test.each([
  ['R5.8 checkout', () => <ShippingFields checkoutRef={openCheckoutScene({}).actor} />],
  [
    'R5.19 profile',
    () => {
      const actor = createActor(profileDetailsMachine, {
        input: { values: profileValuesOf(sampleUserWithRole('consumer')) },
      });
      return <ProfileForm actorRef={actor.start()} />;
    },
  ],
])('%s: a postal code has a keyboard with letters, and AD500 and 1000-001 stay as typed', async (_, view) => {
  await renderWithMarketProviders(view());
  const field = screen.getByLabelText<HTMLInputElement>(/^Código postal/);
  expect([field.type, field.inputMode, field.pattern]).toEqual(['text', 'text', '']);
  for (const code of ['AD500', '1000-001']) {
    fireEvent.change(field, { target: { value: code } });
    expect(field.value).toBe(code);
  }
});
