/** What a round of changes says of its rows, whatever they are. */
export interface RoundWords {
  /** The name of what is done with them. */
  region: string;
  progress: string;
  under: (done: string, total: string) => string;
  paused: (done: string, total: string) => string;
}

export const roundMessages = {
  forget: 'Quitar selección',
  pause: 'Pausar',
  resume: 'Seguir',
  stop: 'Parar',
  retry: 'Reintentar',
  close: 'Cerrar',
  refused: (count: number) => `${count} no ${count === 1 ? 'ha podido ser' : 'han podido ser'}`,
  left: (count: number) => `${count} sin empezar`,
};
