import type { EmailText } from './write-email.ts';

/** Confirmation request for an opening reminder (double opt-in); nothing else is sent before the recipient confirms. */
export const reminderConfirmationEmail = ({
  storeName,
  url,
}: {
  storeName: string;
  url: string;
}): EmailText => ({
  subject: `¿Te avisamos cuando abra ${storeName}?`,
  greeting: 'Hola:',
  opening: [
    `Alguien, esperamos que tú, nos ha pedido que avisemos a este correo cuando abra «${storeName}». Dinos si es así:`,
  ],
  button: { label: 'Sí, avisadme', url },
  closing: [
    'Será un solo mensaje, el día que abra. Después borramos tu correo de nuestra lista.',
    'Si no lo has pedido tú, no tienes que hacer nada: en dos días lo olvidamos.',
  ],
});

interface Opened {
  storeName: string;
  /** Closing time of the store, as text. */
  until: string;
  url: string;
}

/** Opening reminder: the store is open. */
export const storeOpeningEmail = ({ storeName, until, url }: Opened): EmailText => ({
  subject: `${storeName} ya está abierto`,
  greeting: 'Hola:',
  opening: [`Nos pediste que te avisáramos: «${storeName}» acaba de abrir. Estará hasta el ${until}.`],
  button: { label: 'Ir al puesto', url },
  closing: [
    'Era el único aviso, y con él hemos borrado tu correo de nuestra lista. Si vuelve a cerrar y quieres que te avisemos otra vez, pídelo en su página.',
  ],
});
