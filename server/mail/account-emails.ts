import { emailLinkHash } from '../../contract/auth/email-link.ts';
import type { EmailText } from './write-email.ts';

interface Person {
  fullName: string;
  /** Public origin of the market, without a final slash. */
  publicUrl: string;
}

interface CodeBearer extends Person {
  email: string;
  code: string;
}

/** URL of the screen that accepts the code, with the code in the fragment. */
const screenOf = (path: string, { publicUrl, ...link }: CodeBearer) =>
  `${publicUrl}${path}${emailLinkHash(link)}`;

const hello = ({ fullName }: Person) => `Hola, ${fullName}:`;

const ABOUT_CODES = [
  'Vale durante 10 minutos y una sola vez. Si pides otro, este deja de servir.',
  'No se lo des a nadie: en Tenderete nunca te lo pediremos por teléfono ni por mensaje.',
];

/** E-mail with the code that confirms a new account. */
export const confirmationEmail = (person: CodeBearer): EmailText => ({
  subject: 'Confirma tu cuenta de Tenderete',
  greeting: hello(person),
  opening: ['¡Qué bien que te unas al mercado! Para terminar de crear tu cuenta, escribe este código:'],
  code: person.code,
  button: { label: 'Confirmar mi cuenta', url: screenOf('/confirm-account', person) },
  closing: [
    ...ABOUT_CODES,
    'Si no te has registrado tú, no tienes que hacer nada: sin el código, la cuenta no se abre.',
  ],
});

/** E-mail to an account's owner after a sign-up attempt with the same address. */
export const registrationAttemptEmail = (person: Person): EmailText => ({
  subject: 'Alguien ha intentado registrarse con tu correo',
  greeting: hello(person),
  opening: [
    'Alguien ha intentado crear una cuenta en Tenderete con este correo, pero ya tienes una. Si has sido tú, entra con tu contraseña de siempre:',
  ],
  button: { label: 'Iniciar sesión', url: `${person.publicUrl}/login` },
  closing: [
    `¿No la recuerdas? Puedes elegir una nueva en ${person.publicUrl}/forgot-password`,
    'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue como estaba y nadie ha entrado en ella.',
  ],
});

/** E-mail with the code for a password reset. */
export const passwordResetEmail = (person: CodeBearer): EmailText => ({
  subject: 'Elige una contraseña nueva para Tenderete',
  greeting: hello(person),
  opening: ['Para elegir una contraseña nueva, escribe este código:'],
  code: person.code,
  button: { label: 'Elegir una contraseña', url: screenOf('/reset-password', person) },
  closing: [
    ...ABOUT_CODES,
    'Si no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  ],
});

/** E-mail to the owner after a password change. */
export const passwordChangedEmail = (person: Person): EmailText => ({
  subject: 'La contraseña de tu cuenta ha cambiado',
  greeting: hello(person),
  opening: [
    'La contraseña de tu cuenta de Tenderete acaba de cambiar y hemos cerrado la sesión en los demás aparatos.',
    'Si no has sido tú, recupera tu cuenta cuanto antes:',
  ],
  button: { label: 'Recuperar mi cuenta', url: `${person.publicUrl}/forgot-password` },
  closing: ['Si has sido tú, no tienes que hacer nada más.'],
});

/** E-mail with the code that confirms an account's new address. */
export const emailVerificationEmail = (person: Person & { code: string }): EmailText => ({
  subject: 'Confirma tu nuevo correo en Tenderete',
  greeting: hello(person),
  opening: ['Para que tu cuenta de Tenderete pase a este correo, escribe este código en tu perfil:'],
  code: person.code,
  button: { label: 'Ir a mi perfil', url: `${person.publicUrl}/profile` },
  closing: [
    ...ABOUT_CODES,
    'Si no lo has pedido tú, no tienes que hacer nada: sin el código, ninguna cuenta pasa a este correo.',
  ],
});

/** Notice to the current address after the request for an e-mail change. */
export const emailChangeRequestedEmail = (person: Person & { contactEmail: string }): EmailText => ({
  subject: 'Alguien ha pedido cambiar el correo de tu cuenta',
  greeting: hello(person),
  opening: [
    'Con tu contraseña se ha pedido que tu cuenta de Tenderete pase a otro correo. Hasta que se confirme allí, todo sigue como está.',
    'Si no has sido tú, elige otra contraseña cuanto antes: con eso el cambio queda anulado.',
  ],
  button: { label: 'Elegir otra contraseña', url: `${person.publicUrl}/forgot-password` },
  closing: [
    `Si has sido tú, no tienes que hacer nada aquí. Para cualquier duda, escríbenos a ${person.contactEmail}.`,
  ],
});

/** Notice to the previous address after an e-mail change. */
export const emailChangedEmail = (person: Person & { contactEmail: string }): EmailText => ({
  subject: 'El correo de tu cuenta ha cambiado',
  greeting: hello(person),
  opening: [
    'Tu cuenta de Tenderete tiene ahora otro correo, y desde este ya no se puede entrar en ella. Es el último mensaje que te enviamos aquí.',
  ],
  closing: [
    `Si no has sido tú, escríbenos a ${person.contactEmail} cuanto antes y te ayudaremos a recuperarla.`,
  ],
});

/** Last e-mail after the deletion of an account. */
export const accountDeletedEmail = (person: Person & { contactEmail: string }): EmailText => ({
  subject: 'Tu cuenta de Tenderete se ha eliminado',
  greeting: hello(person),
  opening: [
    'Tu cuenta de Tenderete ya no existe y hemos borrado tus datos personales. Si tienes un pedido en camino, guardamos la dirección solo hasta que llegue.',
  ],
  closing: [
    `Si no lo has pedido tú o tienes cualquier duda, escríbenos a ${person.contactEmail}. Es el último mensaje que te enviamos.`,
  ],
});
