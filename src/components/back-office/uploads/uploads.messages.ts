import type { PutFailure, UploadStage } from '../../../machines/uploads/uploads.entries.ts';

export const uploadsMessages = {
  title: 'Enviando las fotos',
  incomplete: 'Hay fotos que no han llegado',
  list: 'Fotos que se envían',
  sent: 'Enviada',
  waiting: 'En espera',
  cancelled: 'Descartada',
  progressOf: (name: string) => `Envío de ${name}`,
  cancel: 'Descartar',
  cancelOf: (name: string) => `Descartar ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar ${name}`,
  goOn: 'Seguir sin ellas',
};

export const stageWords: Partial<Record<UploadStage, string>> = {
  waiting: uploadsMessages.waiting,
  sent: uploadsMessages.sent,
  cancelled: uploadsMessages.cancelled,
};

const failures: Record<PutFailure['code'], string> = {
  UPLOAD_FAILED: 'No se ha podido subir. Puede que la foto esté dañada.',
  TIMEOUT: 'Se ha parado a medio camino.',
  NO_RESPONSE: 'Sin conexión.',
};

/** Why a file has not arrived (R8.14). */
export const putFailureText = ({ code }: PutFailure): string => failures[code];
