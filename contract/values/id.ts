import { define } from 'superstruct';
import { isUuid } from './uuid.ts';

/** An identifier: a UUID. */
export const Id = define<string>('id', (value) => isUuid(value) || 'El identificador no es válido');
