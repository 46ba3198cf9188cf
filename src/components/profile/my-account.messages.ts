import type { Role } from '../../../contract/account/role.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import type { ExportFailure } from '../../machines/account/account-export.machine.ts';
import type { DeleteMyAccountFailureCode } from '../../machines/account/delete-my-account.machine.ts';
import { userFailureText, WRONG_PASSWORD_TEXT } from './user-failure.messages.ts';

export const myDataMessages = {
  title: 'Tus datos',
  lead: 'Todo lo que el mercado guarda de ti, en un archivo que puedes conservar o llevarte a otro sitio.',
  save: 'Descargar mis datos',
  saving: 'Reuniendo tus datos…',
  saved: 'El archivo con tus datos está en tus descargas.',
} as const;

const FOR_ALL = [
  'Desaparecen tu nombre, tus direcciones, tu teléfono, tu foto, tu carrito, tus favoritos, tus avisos y tus sesiones.',
  'Los pedidos ya terminados se quedan sin tu nombre ni tu dirección: quien vendió tiene que poder dar cuenta de ellos, como pide la ley.',
  'Un pedido que está en camino guarda la dirección hasta que llega.',
];

export const deleteMyAccountMessages = {
  title: 'Borrar tu cuenta',
  lead: 'No se puede deshacer. Tu dirección de correo queda libre para otra cuenta.',
  begin: 'Quiero borrar mi cuenta',
  what: 'Qué se va y qué se queda',
  stays: {
    consumer: FOR_ALL,
    producer: [
      ...FOR_ALL,
      'Tus productos se retiran y tus puestos se archivan, sin tu nombre y sin fotos.',
      'Lo que tu puesto contaba de quien vende se queda en los pedidos que ya te hicieron: quien compró tiene derecho a saberlo.',
    ],
    admin: [],
  } satisfies Record<Role, readonly string[]>,
  ofAdmin: 'Una cuenta de administrador no se puede eliminar. Contacte al super administrador.',
  password: 'Tu contraseña, para borrar la cuenta',
  submit: 'Borrar mi cuenta para siempre',
  busy: 'Borrando…',
} as const;

/** Failure message of the data export (R8.13). */
export const exportFailureText = (failure: ExportFailure): string => userFailureText(failure, {});

/** Failure message of deleting the own account (R6.6, R8.13, R8.14). */
export const deleteMyAccountFailureText = (failure: FormFailure<DeleteMyAccountFailureCode>): string =>
  userFailureText(failure, { WRONG_PASSWORD: WRONG_PASSWORD_TEXT });
