import type { Email } from './write-email.ts';

interface Decided {
  isGranted: boolean;
  /** What an admin says of it; empty where nothing is. */
  note: string;
  storeId: string;
  storeName: string;
  /** Where people reach the market, without a slash at the end. */
  publicUrl: string;
}

/** To a producer whose store was held: that it may be published, or what has to change first. */
export const approvalEmail = ({ isGranted, note, storeId, storeName, publicUrl }: Decided): Email => ({
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
