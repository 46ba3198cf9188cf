import { safeReturnTo } from '../../machines/auth/return-to.ts';

export interface OriginSearch {
  origin?: string;
}

/** Where one wanted to go, as the ways in carry it in their address (R2.10). */
export function originSearch({ origin }: { origin?: unknown }): OriginSearch {
  const wanted = safeReturnTo(origin);
  return wanted === null ? {} : { origin: wanted };
}
