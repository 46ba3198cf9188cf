export const datesMessages = {
  title: 'Cuándo abre y cuándo cierra',
  hint: 'El puesto abre y cierra solo, a las horas que digas.',
  startDay: { label: 'Abre el' },
  startTime: { label: 'A las' },
  endDay: { label: 'Cierra el' },
  endTime: { label: 'A las' },
  calendar: 'Elegir los días en el calendario',
  pick: 'Elige el primer día y después el último.',
  opens: ['Ese día abre otro puesto', 'Ese día abren otros puestos'],
  legend: 'Abre otro puesto',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  chosen: 'elegido',
  lengths: 'Cuánto dura',
  neighbours: 'Con quién coincides',
  alone: 'En esos días no hay otros puestos anunciados.',
  more: (count: number) => `y ${count} más`,
} as const;

/** Suggested durations of a store, in days. */
export const STORE_DURATIONS: readonly { days: number; word: string }[] = [
  { days: 2, word: 'Un fin de semana' },
  { days: 7, word: 'Una semana' },
  { days: 14, word: 'Dos semanas' },
  { days: 30, word: 'Un mes' },
];
