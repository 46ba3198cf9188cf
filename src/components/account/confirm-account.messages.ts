import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';

export const confirmAccountMessages = {
  title: 'Mira tu correo',
  lead: `Te hemos mandado un código de ${CODE_LIMITS.length} cifras. Escríbelo aquí y tu cuenta queda abierta.`,
  submit: 'Confirmar cuenta',
  busy: 'Confirmando…',
  done: 'Tu cuenta está confirmada. Ya puedes entrar.',
};

export const codeMessages = {
  hint: 'Puedes pegarlo tal como viene en el mensaje.',
  ask: 'Enviar otro código',
  asking: 'Enviando otro código…',
  sent: 'Si hay una cuenta con ese email, te hemos mandado otro código. El anterior ya no vale.',
  question: '¿No te ha llegado?',
  advice: 'Mira en la carpeta de correo no deseado y comprueba que el email está bien escrito.',
  mailbox: 'Esta instalación no manda correo de verdad. El mensaje está en el',
  mailboxWord: 'buzón local',
};

/** Time until the next code may be requested, as "0:45"; input in seconds. */
export const resendWaitText = (seconds: number): string =>
  `Podrás pedir otro dentro de ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
