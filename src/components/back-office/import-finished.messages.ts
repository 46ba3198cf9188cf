import type { ToastKind } from '../../../contract/shell/toast.ts';
import type { LastImport } from '../../../contract/producer/producer-popup-store.ts';

const products = (count: number) => `${count} producto${count === 1 ? '' : 's'}`;

/** Toast for the end of an import; null if the producer cancelled it. */
export function importFinishedToast(
  store: string,
  { status, dryRun, successCount, errorCount }: LastImport,
): { kind: ToastKind; message: string } | null {
  if (status === 'cancelled') return null;
  if (dryRun) return { kind: 'info', message: `Hemos acabado de probar el ZIP de «${store}».` };
  if (status === 'failed')
    return { kind: 'error', message: `No ha entrado nada de lo que subiste a «${store}».` };
  const rest = errorCount === 0 ? '.' : `; ${errorCount} no.`;
  const verb = successCount === 1 ? 'Ha entrado' : 'Han entrado';
  return {
    kind: errorCount === 0 ? 'success' : 'info',
    message: `${verb} ${products(successCount)} en «${store}»${rest}`,
  };
}
