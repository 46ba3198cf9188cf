import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';
import { userFailureText, WRONG_PASSWORD_TEXT } from './user-failure.messages.ts';

export const emailChangeMessages = {
  title: 'Email',
  lead: 'Con él inicias sesión y ahí te escribimos.',
  labels: { email: 'Email nuevo', currentPassword: 'Tu contraseña' },
  submit: 'Enviar código',
  busy: 'Enviando…',
  atHand: 'Ya tengo un código',
  same: 'Ese ya es el email de tu cuenta.',
  taken: 'El email ya está en uso por otro usuario.',
  mailedTo: `Hemos mandado un código de ${CODE_LIMITS.length} cifras a`,
  mailed: `Escribe el código de ${CODE_LIMITS.length} cifras que mandamos a tu email nuevo.`,
  untilThen: 'Hasta que lo escribas, tu email sigue siendo el de siempre.',
  code: { confirmationCode: 'Código' },
  confirm: 'Cambiar email',
  confirming: 'Cambiando…',
  another: 'Poner otro email',
  done: 'Email cambiado. Hemos cerrado tus sesiones en otros aparatos.',
};

type Failure = FormFailure<FailureOf<'updateProfile' | 'confirmEmail'>['code']>;

/** Failure message of an e-mail change (R8.13, R8.14). */
export const emailChangeFailureText = (failure: Failure, format: Pick<Formatter, 'count'>): string =>
  `${userFailureText(failure, { WRONG_PASSWORD: WRONG_PASSWORD_TEXT })}${retryWaitText(failure.retryAfter, format)}`;
