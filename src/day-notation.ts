import type { RenderRequest } from '../contract/pages/rendering.ts';
import type { MarketLocale } from '../contract/values/format.ts';
import { type Notation, notationOf } from '../contract/values/notation.ts';

let known: { day: number; market: MarketLocale; notation: Notation | null } | undefined;

/** The notation of the day: a hundred questions to Intl, asked once. */
export function notationFor({
  installation: { market },
  now,
}: Pick<RenderRequest, 'installation' | 'now'>): Notation | null {
  const day = Math.floor(now / 86_400_000);
  if (known?.day !== day || known.market !== market)
    known = { day, market, notation: notationOf(market, now) };
  return known.notation;
}
