import type { Formatter } from '../../../contract/values/format.ts';

/** Wait before a retry, in words; `seconds` as sent by the server. Empty if unknown or zero. */
export function retryWaitText(seconds: number | undefined, { count }: Pick<Formatter, 'count'>): string {
  if (seconds === undefined || seconds <= 0) return '';
  const wait =
    seconds < 60
      ? count(Math.ceil(seconds), 'segundo', 'segundos')
      : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
  return ` Podrás volver a intentarlo en ${wait}.`;
}
