import type { User } from '../../../../contract/account/user.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { usersMessages } from './users.messages.ts';

type Row = readonly (string | number)[];

const COLUMNS: Row = [
  'Nombre',
  'Correo',
  'Tipo de cuenta',
  'Cuenta',
  'Teléfono',
  'Dirección',
  'Código postal',
  'Ciudad',
  'Provincia',
  'Alta',
  'Última entrada',
  'Id',
];

/** Export of accounts: a header row and a row for each account. */
export const usersCsv = (users: readonly User[], { isoDay }: Pick<Formatter, 'isoDay'>): readonly Row[] => [
  COLUMNS,
  ...users.map((user): Row => [
    user.fullName,
    user.email,
    ROLE_LABELS[user.role],
    (user.isActive ?? true) ? usersMessages.active : usersMessages.inactive,
    ...[user.phoneNumber, user.address, user.postalCode, user.city, user.state].map((part) => part ?? ''),
    user.createdAt ? isoDay(user.createdAt) : '',
    user.lastLogin ? isoDay(user.lastLogin) : '',
    user.id,
  ]),
];
