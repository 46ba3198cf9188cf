import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';

export const forgotPasswordMessages = {
  title: '¿Has olvidado la contraseña?',
  lead: 'Escribe el email de tu cuenta y te mandamos un código para elegir otra.',
  submit: 'Enviar código',
  busy: 'Enviando…',
  remembered: '¿La has recordado?',
  signIn: 'Inicia sesión',
  haveCode: 'Ya tengo un código',
};

export const resetPasswordMessages = {
  title: 'Elige otra contraseña',
  lead: `Si hay una cuenta con ese email, te ha llegado un código de ${CODE_LIMITS.length} cifras. Vale durante 10 minutos.`,
  submit: 'Guardar contraseña',
  busy: 'Guardando…',
  done: 'Ya tienes contraseña nueva. Entra con ella.',
  elsewhere: 'Al cambiarla se cierran todas las sesiones abiertas.',
};
