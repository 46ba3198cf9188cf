import type { LiveActorState } from '../live-charts-channel.ts';

export const liveChartsMessages = {
  title: 'Los flujos, en vivo',
  lead: 'Cada flujo del mercado es un diagrama de estados. Aquí se ve en cuál está cada actor, qué puede pasarle ahora y qué sucesos se mandan.',
  actors: 'Actores',
  nobody: 'No hay ninguna pestaña del mercado abierta',
  nobodyHint: 'Abre el mercado en otra pestaña de este navegador y sus actores aparecerán aquí.',
  openMarket: 'Abrir el mercado',
  tab: (number: number) => `Pestaña ${number}`,
  standsIn: 'Ahora está en',
  possible: 'Qué puede pasar ahora',
  nothingPossible: 'Nada: ha terminado.',
  stays: 'sin cambiar de estado',
  chartOf: (name: string) => `Diagrama de ${name}`,
  fit: 'Ver entero',
  fullSize: 'Tamaño real',
  log: 'Sucesos',
  logOf: 'Lista de sucesos, el último primero',
  noEvents: 'Todavía no ha pasado nada.',
  pause: 'Detener',
  resume: 'Seguir',
  held: (count: number) => (count === 0 ? 'Detenido' : `Detenido · ${count} en espera`),
  clear: 'Vaciar',
  onlyShown: (name: string) => `Solo ${name}`,
  page: 'página',
  arrow: 'a',
  whole: 'todo',
} as const;

export const actorStateText: Readonly<Record<LiveActorState['status'], string>> = {
  active: 'En marcha',
  done: 'Terminado',
  error: 'Roto',
  stopped: 'Parado',
};
