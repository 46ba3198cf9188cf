/** What a round of changes says of its rows, whatever they are. */
export interface BulkRunTexts {
  /** The name of what is done with them. */
  region: string;
  progress: string;
  under: (done: string, total: string) => string;
  paused: (done: string, total: string) => string;
}

/** What is done with the rows. */
export type BulkRunAction = 'cambiar' | 'borrar';

export const bulkRunMessages = {
  forget: 'Quitar selección',
  pause: 'Pausar',
  resume: 'Seguir',
  stop: 'Parar',
  retry: 'Reintentar',
  close: 'Cerrar',
  refused: (count: number, deed: BulkRunAction) =>
    `${count} no se ${count === 1 ? 'ha' : 'han'} podido ${deed}`,
  left: (count: number) => `${count} sin empezar`,
};
