import { coerce, define, type Infer, number, object, optional, string } from 'superstruct';
import { canonicalEmail, Email } from '../values/email.ts';
import { CODE_LIMITS } from './code-limits.ts';
import { SESSION_LIMITS } from '../limits.ts';
import { LENGTHS } from '../values/lengths.ts';
import { GivenPassword, NewPassword } from './password.ts';
import { FullName } from '../values/person-name.ts';
import { Phone } from '../values/phone.ts';
import { SignupRole } from '../account/role-fields.ts';
import { requiredText } from '../values/text.ts';

/**
 * Login name: an e-mail address in canonical form. Its format is not validated, so that the answer reveals nothing
 * about accounts.
 */
export const Username = coerce(
  requiredText('El email es requerido', { max: LENGTHS.email, invalid: 'El email no es válido' }),
  string(),
  canonicalEmail,
);

const CODE_FORM = `El código tiene ${CODE_LIMITS.length} cifras`;

const ConfirmationCode = requiredText('El código es requerido', {
  max: CODE_LIMITS.length,
  pattern: /^\d+$/,
  min: CODE_LIMITS.length,
  wrongLength: CODE_FORM,
  invalid: CODE_FORM,
});

/** Login request (R7.2). */
export const LoginInput = object({ username: Username, password: GivenPassword });
export type LoginInput = Infer<typeof LoginInput>;

/** Sign-up request (R7.3). */
export const SignupInput = object({
  username: Email,
  password: NewPassword,
  fullName: FullName,
  phone: optional(Phone),
  role: SignupRole,
});
export type SignupInput = Infer<typeof SignupInput>;

/** E-mail change confirmation by the code sent to the new address. */
export const EmailConfirmation = object({ confirmationCode: ConfirmationCode });
export type EmailConfirmation = Infer<typeof EmailConfirmation>;

/** Sign-up confirmation by code (R3.3). */
export const ConfirmInput = object({ username: Username, confirmationCode: ConfirmationCode });
export type ConfirmInput = Infer<typeof ConfirmInput>;
export const ForgotPasswordInput = object({ username: Username });
export type ForgotPasswordInput = Infer<typeof ForgotPasswordInput>;
export const ResetPasswordInput = object({
  username: Username,
  confirmationCode: ConfirmationCode,
  newPassword: NewPassword,
});
export type ResetPasswordInput = Infer<typeof ResetPasswordInput>;

/** True for a refresh token that is long enough to send (R4.3). */
export const isUsableRefreshToken = (token: unknown): token is string =>
  typeof token === 'string' && token.length >= SESSION_LIMITS.refreshTokenMinLength;

export const RefreshInput = object({
  refresh_token: define<string>(
    'refresh token',
    (value) => (isUsableRefreshToken(value) && value.length <= 4_096) || 'Refresh token inválido',
  ),
});

/** Login answer (R3.2): flat, without envelope; `expires_in` in seconds. */
export const Tokens = object({
  access_token: string(),
  refresh_token: string(),
  id_token: optional(string()),
  expires_in: number(),
});
export type Tokens = Infer<typeof Tokens>;

/** Token refresh answer: only the access token is guaranteed (R5.24). */
export const RefreshedTokens = object({
  access_token: string(),
  refresh_token: optional(string()),
  id_token: optional(string()),
  expires_in: optional(number()),
});
export type RefreshedTokens = Infer<typeof RefreshedTokens>;
