import type { PutFailure, UploadStage } from '../../../machines/ui/uploads.entries.ts';
import { createFailureText } from '../producer-failure.messages.ts';

export const uploadsMessages = {
  title: 'Enviando las fotos',
  incomplete: 'Hay fotos que no han llegado',
  list: 'Fotos que se envían',
  sent: 'Enviada',
  waiting: 'En espera',
  postponed: 'El mercado está muy ocupado. La enviamos otra vez en un momento.',
  cancelled: 'Descartada',
  progressOf: (name: string) => `Envío de ${name}`,
  cancel: 'Descartar',
  cancelOf: (name: string) => `Descartar ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar ${name}`,
  goOn: 'Seguir sin ellas',
};

export const uploadStageLabels: Partial<Record<UploadStage, string>> = {
  waiting: uploadsMessages.waiting,
  postponed: uploadsMessages.postponed,
  sent: uploadsMessages.sent,
  cancelled: uploadsMessages.cancelled,
};

const failures: Record<PutFailure['code'], string> = {
  UPLOAD_FAILED: 'No se ha podido subir. Puede que la foto esté dañada.',
  PAYLOAD_TOO_LARGE: 'La foto es demasiado grande. Guárdala con menos píxeles y vuelve a elegirla.',
  NO_ROOM: 'En tu cuenta no caben más fotos. Borra productos o puestos que ya no uses y reinténtalo.',
  UNAVAILABLE: 'El mercado está muy ocupado. Reinténtalo en un momento: la foto no tiene nada malo.',
  TIMEOUT: 'Se ha parado a medio camino.',
  NO_RESPONSE: 'Sin conexión.',
};

/** Failure message of a file upload (R8.14). */
export const uploadFailureText = createFailureText(failures);
