import type { EmailText } from './write-email.ts';

interface Decided {
  isGranted: boolean;
  /** Admin's comment; may be empty. */
  note: string;
  storeId: string;
  storeName: string;
  /** Public origin of the market, without a final slash. */
  publicUrl: string;
}

/** E-mail to a producer after an approval decision: the store may be published, or needs corrections. */
export const approvalEmail = ({ isGranted, note, storeId, storeName, publicUrl }: Decided): EmailText => ({
  subject: isGranted ? `Ya puedes publicar ${storeName}` : `A ${storeName} le falta algo para publicarse`,
  greeting: 'Hola:',
  opening: [
    isGranted
      ? `Hemos mirado «${storeName}» y tiene el visto bueno: publícalo cuando quieras.`
      : `Hemos mirado «${storeName}» y, antes de publicarlo, te pedimos un cambio:`,
    ...(note === '' ? [] : [note]),
  ],
  button: {
    label: isGranted ? 'Publicar el puesto' : 'Ver el puesto',
    url: `${publicUrl}/producer/popup-stores/${storeId}`,
  },
  closing: isGranted ? [] : ['Cuando esté listo, vuelve a pedir el visto bueno desde la página del puesto.'],
});
