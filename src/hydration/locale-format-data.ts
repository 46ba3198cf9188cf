import type { RenderRequest } from '../../contract/shell/rendered-page.ts';
import type { MarketLocale } from '../../contract/values/format.ts';
import { type LocaleFormatData, localeFormatDataOf } from '../../contract/values/locale-format-data.ts';

let known: { day: number; market: MarketLocale; notation: LocaleFormatData | null } | undefined;

/** Locale format data, computed once per day: it takes about a hundred calls of Intl. */
export function localeFormatDataFor({
  installation: { market },
  now,
}: Pick<RenderRequest, 'installation' | 'now'>): LocaleFormatData | null {
  const day = Math.floor(now / 86_400_000);
  if (known?.day !== day || known.market !== market)
    known = { day, market, notation: localeFormatDataOf(market, now) };
  return known.notation;
}
