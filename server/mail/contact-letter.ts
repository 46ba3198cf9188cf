import type { Letter } from './write-mail.ts';

interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What somebody wrote to the house. */
export const contactLetter = ({ name, email, subject, message }: ContactMessage): Letter => ({
  subject: `Mensaje de ${name}: ${subject}`,
  greeting: 'Hola:',
  opening: [`${name} ha escrito desde el formulario de contacto.`, `Asunto: ${subject}`, message],
  closing: [`Para responder, escribe a ${email}.`],
});
