import { type Infer, object } from 'superstruct';
import { emailField } from '../values/email.ts';
import { requiredText } from '../values/text.ts';

/** «extension» Opening reminder request: one e-mail when the store opens (R2.24). It needs no account. */
export const ReminderInput = object({
  email: emailField({ required: 'El email es requerido', invalid: 'El formato del email no es válido' }),
});
export type ReminderInput = Infer<typeof ReminderInput>;

/** Token of a reminder link in an e-mail; it permits to confirm or cancel the reminder. */
export const ReminderToken = object({ token: requiredText('El enlace no está completo', { max: 100 }) });
export type ReminderToken = Infer<typeof ReminderToken>;
