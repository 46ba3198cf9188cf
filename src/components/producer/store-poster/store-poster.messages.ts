export const storePosterMessages = {
  title: 'Cartel',
  stores: 'Puestos',
  print: 'Imprimir',
  lead: 'Una hoja A4 para el escaparate, la mesa o el tablón. El código abre tu puesto en el móvil.',
  dates: (first: string, last: string) => `Del ${first} al ${last}`,
  scan: 'Míralo y encárgalo con el móvil',
  poster: (name: string) => `Cartel de ${name}`,
  code: (name: string) => `Código que abre el puesto ${name}`,
  coming: 'Preparando el cartel',
  unavailable: 'No hemos podido preparar el cartel',
  gone: 'Este puesto ya no está',
  goneHint: 'Puede que lo hayas borrado desde otro sitio, o que sea de otra persona.',
} as const;
