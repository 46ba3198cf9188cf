import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { ProfileUpdate, type User } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export interface ProfileValues {
  fullName: string;
  phoneNumber: string;
  address: string;
  postalCode: string;
  city: string;
  state: string;
}

export const profileValuesOf = (user: User): ProfileValues => ({
  fullName: user.fullName,
  phoneNumber: user.phoneNumber ?? user.phone ?? '',
  address: user.address ?? '',
  postalCode: user.postalCode ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
});

const changedIn = (values: ProfileValues, baseline: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== baseline[field as keyof ProfileValues]),
  );

/** Profile form of the signed-in user. It sends only changed fields and needs at least one (R5.18, R5.19, R7.23). */
export const profileDetailsMachine = createFormMachine<
  ProfileValues,
  ProfileUpdate,
  User,
  FailureOf<'updateProfile'>['code']
>('profileDetails', (values, baseline) => validateInput(changedIn(values, baseline), ProfileUpdate));

export type ProfileDetailsActorRef = ActorRefFrom<typeof profileDetailsMachine>;
