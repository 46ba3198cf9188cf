import { define } from 'superstruct';
import { isUuid } from './uuid.ts';

/** Id of an entity: a UUID. */
export const Id = define<string>('id', (value) => isUuid(value) || 'El identificador no es válido');
