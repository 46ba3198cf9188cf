import type { Formatter } from '../../../contract/values/format.ts';

/** When something may be tried again; `seconds` as the server counts them. Blank where it did not say. */
export function waitText(seconds: number | undefined, { count }: Pick<Formatter, 'count'>): string {
  if (seconds === undefined || seconds <= 0) return '';
  const wait =
    seconds < 60
      ? count(Math.ceil(seconds), 'segundo', 'segundos')
      : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
  return ` Podrás volver a intentarlo en ${wait}.`;
}
