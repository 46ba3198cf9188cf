import type { JournalChange, JournalKind } from '../../../../contract/journal/journal.ts';
import { ROLES } from '../../../../contract/users/role.ts';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';

export const journalMessages = {
  title: 'Registro',
  lead: 'Quién ha cambiado qué de qué cuenta. Nadie puede editarlo ni borrarlo.',
  kind: 'Qué',
  all: 'Todo',
  results: 'Entradas del registro',
  coming: 'Cargando el registro',
  item: 'entrada',
  items: 'entradas',
  beyond: 'Aquí ya no hay más entradas',
  beyondHint: 'El registro termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'El registro está vacío',
  bareHint:
    'Aquí queda escrito cada cambio que un administrador haga en una cuenta, y cada cuenta que se borre.',
  none: 'Ninguna entrada coincide',
  noneHint: 'Prueba con otras fechas o quita algún filtro.',
  unfiltered: 'Ver todo el registro',
  when: 'Cuándo',
  who: 'Quién',
  whom: 'A qué cuenta',
  changes: 'Cambios',
  gone: 'Cuenta borrada',
  person: 'De quién',
  everybody: 'De todos',
  doneBy: 'Lo que hizo una persona',
  doneTo: 'Lo que se hizo a una cuenta',
  account: (name: string) => `Ver la cuenta de ${name}`,
  tooMuch: (most: string) => `Son más de ${most} entradas: elige unas fechas y descárgalas por partes.`,
} as const;

export const journalKindText: Readonly<Record<JournalKind, string>> = {
  userEdited: 'Datos cambiados',
  userRoleChanged: 'Papel cambiado',
  userActivated: 'Cuenta activada',
  userDeactivated: 'Cuenta desactivada',
  userDeleted: 'Cuenta borrada por administración',
  accountDeleted: 'Cuenta borrada por su dueño',
};

const FIELDS: Readonly<Record<string, string>> = {
  fullName: 'nombre',
  email: 'correo',
  phoneNumber: 'teléfono',
  address: 'dirección',
  city: 'ciudad',
  state: 'provincia',
  postalCode: 'código postal',
  profileImage: 'foto',
  role: 'papel',
  isActive: 'acceso',
};

const valueText = (value: string | null | undefined) => {
  const role = ROLES.find((one) => one === value);
  return role ? ROLE_LABELS[role] : (value ?? 'nada');
};

/** A field that became another, with what it said before and since where that was kept. */
export const changeText = ({ field, from, to }: JournalChange): string => {
  const name = FIELDS[field] ?? field;
  return from || to ? `${name}: ${valueText(from)} → ${valueText(to)}` : name;
};
