import { Refusal } from '../../http/refusal.ts';

export const sitemapPartMissing = (): Refusal => new Refusal('NOT_FOUND', 'No existe esa parte del mapa.');
