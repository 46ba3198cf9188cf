import { type Infer, object } from 'superstruct';
import { emailField } from '../values/email.ts';
import { requiredText } from '../values/text.ts';

/** «extension» Who wants to be told once when a store opens (R2.24); no account is needed. */
export const ReminderInput = object({
  email: emailField({ required: 'El email es requerido', invalid: 'El formato del email no es válido' }),
});
export type ReminderInput = Infer<typeof ReminderInput>;

/** What a mail's link carries: whoever holds it may confirm the reminder or do without it. */
export const ReminderToken = object({ token: requiredText('El enlace no está completo', { max: 100 }) });
export type ReminderToken = Infer<typeof ReminderToken>;
