import { Refusal } from '../../http/refusal.ts';

const TAKEN = 'Ya hay una tienda con esa dirección: elige otra';

/** CONFLICT refusal for a typed slug that another store has (R5.2). */
export const takenSlugRefusal = (): Refusal =>
  new Refusal('CONFLICT', TAKEN, { errors: [{ field: 'slug', message: TAKEN }] });
