import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { UserSort } from '../../../../contract/admin/users-query.ts';
import { userFailureText } from '../../profile/user-failure.messages.ts';

export const usersMessages = {
  title: 'Usuarios',
  search: 'Buscar por correo',
  searchHint: 'El principio de la dirección',
  sort: 'Ordenar por',
  role: 'Tipo de cuenta',
  state: 'Cuenta',
  all: 'Todos',
  allStates: 'Todas',
  active: 'Activa',
  inactive: 'Inactiva',
  actives: 'Activas',
  inactives: 'Inactivas',
  results: 'Cuentas del mercado',
  coming: 'Cargando las cuentas',
  item: 'cuenta',
  items: 'cuentas',
  beyond: 'Aquí ya no hay más cuentas',
  beyondHint: 'La lista termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'Todavía no hay ninguna cuenta',
  bareHint: 'Aparecerán aquí en cuanto alguien se registre.',
  none: 'Ninguna cuenta coincide',
  noneHint:
    'La búsqueda mira cómo empieza la dirección de correo. Prueba con menos letras o quita algún filtro.',
  unfiltered: 'Ver todas las cuentas',
  person: 'Persona',
  lastLogin: 'Última entrada',
  created: 'Alta',
  never: 'Nunca',
  tooMuch: (most: string) =>
    `Son más de ${most} cuentas: elige un tipo de cuenta o un estado y descárgalas por partes.`,
  open: (name: string) => `Ver la cuenta de ${name}`,
  choosePage: 'Elegir todas las de esta página',
  choose: (name: string) => `Elegir a ${name}`,
} as const;

export const usersBulkMessages = {
  region: 'Cuentas elegidas',
  activate: 'Activar',
  deactivate: 'Desactivar',
  remove: 'Borrar',
  progress: 'Cuentas cambiadas',
  chosen: ['elegida', 'elegidas'],
  under: (done: string, total: string) => `${done} de ${total} cuentas`,
  paused: (done: string, total: string) => `En pausa: ${done} de ${total} cuentas`,
  deleted: (count: number) => (count === 1 ? '1 cuenta borrada' : `${count} cuentas borradas`),
  saved: (count: number) => (count === 1 ? '1 cuenta cambiada' : `${count} cuentas cambiadas`),
} as const;

export const deactivationMessages = {
  title: (people: readonly { fullName: string }[]) =>
    people.length === 1 && people[0]
      ? `¿Desactivar la cuenta de ${people[0].fullName}?`
      : `¿Desactivar ${people.length} cuentas?`,
  message:
    'Se cierran sus sesiones y no podrán volver a entrar. Si venden, sus puestos quedan en pausa y lo que ofrecen en otros deja de estar a la venta; los pedidos ya hechos siguen adelante. Al reactivarlas, los puestos no vuelven a abrirse solos.',
  confirm: (count: number) => (count === 1 ? 'Desactivar la cuenta' : `Desactivar ${count} cuentas`),
  dismiss: 'No desactivar',
} as const;

export const userDeletionMessages = {
  title: (people: readonly { fullName: string }[]) =>
    people.length === 1 && people[0]
      ? `¿Borrar la cuenta de ${people[0].fullName}?`
      : `¿Borrar ${people.length} cuentas?`,
  message:
    'Sus datos personales desaparecen y no se pueden recuperar. Los pedidos se conservan sin su nombre, como pide la ley, y sus puestos se archivan. Las cuentas de administrador se quedan.',
  confirm: (count: number) => (count === 1 ? 'Borrar la cuenta' : `Borrar ${count} cuentas`),
  dismiss: 'No borrar',
  /** Label beside the status of an account that is being deleted. */
  going: 'Borrando…',
} as const;

export const userSortText: Readonly<Record<UserSort, string>> = {
  createdAt: 'Las más nuevas',
  lastLogin: 'Quién ha entrado hace menos',
  fullName: 'Nombre',
  email: 'Correo',
};

/** Failure message of loading or changing accounts (R8.13). */
export const usersFailureText = (failure: KnownFailure): string => userFailureText(failure, {});
