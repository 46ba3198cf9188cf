import type { EmailText } from './write-email.ts';

interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** E-mail to the market with a contact message. */
export const contactMessageEmail = ({ name, email, subject, message }: ContactMessage): EmailText => ({
  subject: `Mensaje de ${name}: ${subject}`,
  replyTo: [email],
  greeting: 'Hola:',
  opening: [`${name} ha escrito desde el formulario de contacto.`, `Asunto: ${subject}`, message],
  closing: [`Para responder, escribe a ${email}.`],
});

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Reply e-mail to a contact message, with the original text below. `contactEmail` is the address for further questions. */
export const contactReplyEmail = (
  { name, subject, message }: Omit<ContactMessage, 'email'>,
  reply: string,
  contactEmail: string,
): EmailText => ({
  subject: `Re: ${subject}`,
  greeting: `Hola, ${name}:`,
  opening: linesOf(reply),
  sections: [
    {
      title: 'Nos escribiste',
      rows: [subject, ...linesOf(message)].map((line) => ({ label: line })),
    },
  ],
  closing: [`Si quieres añadir algo, escríbenos a ${contactEmail}.`],
});
