import { Refusal } from '../../http/refusal.ts';

export const pictureMissing = (): Refusal => new Refusal('NOT_FOUND', 'No existe esa imagen.');
