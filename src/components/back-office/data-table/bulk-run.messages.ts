/** Texts of a bulk run. */
export interface BulkRunTexts {
  /** Label of the region. */
  region: string;
  progress: string;
  under: (done: string, total: string) => string;
  paused: (done: string, total: string) => string;
}

/** Action of a bulk run, as Spanish verb. */
export type BulkRunAction = 'cambiar' | 'borrar';

export const bulkRunMessages = {
  forget: 'Quitar selección',
  pause: 'Pausar',
  resume: 'Seguir',
  stop: 'Parar',
  retry: 'Reintentar',
  close: 'Cerrar',
  refused: (count: number, action: BulkRunAction) =>
    `${count} no se ${count === 1 ? 'ha' : 'han'} podido ${action}`,
  left: (count: number) => `${count} sin empezar`,
};
