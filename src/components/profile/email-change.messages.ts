import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import { CODES } from '../../../contract/auth/code-limits.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { waitText } from '../feedback/retry-wait-text.ts';
import { userFailureText, WRONG_PASSWORD } from './user-failure.messages.ts';

export const emailMessages = {
  title: 'Email',
  lead: 'Con él inicias sesión y ahí te escribimos.',
  labels: { email: 'Email nuevo', currentPassword: 'Tu contraseña' },
  submit: 'Enviar código',
  busy: 'Enviando…',
  atHand: 'Ya tengo un código',
  same: 'Ese ya es el email de tu cuenta.',
  taken: 'El email ya está en uso por otro usuario.',
  mailedTo: `Hemos mandado un código de ${CODES.length} cifras a`,
  mailed: `Escribe el código de ${CODES.length} cifras que mandamos a tu email nuevo.`,
  untilThen: 'Hasta que lo escribas, tu email sigue siendo el de siempre.',
  code: { confirmationCode: 'Código' },
  confirm: 'Cambiar email',
  confirming: 'Cambiando…',
  another: 'Poner otro email',
  done: 'Email cambiado. Hemos cerrado tus sesiones en otros aparatos.',
};

type Failure = FormFailure<FailureOf<'updateProfile' | 'confirmEmail'>['code']>;

/** Failure message of an e-mail change (R8.13, R8.14). */
export const emailFailureText = (failure: Failure, format: Pick<Formatter, 'count'>): string =>
  `${userFailureText(failure, { WRONG_PASSWORD })}${waitText(failure.retryAfter, format)}`;
