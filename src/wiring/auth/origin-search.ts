import { safeReturnTo } from '../../machines/auth/return-to.ts';

export interface OriginSearch {
  origin?: string;
}

/** Return URL in the query of the login and sign-up screens (R2.10). */
export function originSearch({ origin }: { origin?: unknown }): OriginSearch {
  const wanted = safeReturnTo(origin);
  return wanted === null ? {} : { origin: wanted };
}
