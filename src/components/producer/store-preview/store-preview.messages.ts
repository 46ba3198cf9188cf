export const storePreviewMessages = {
  widths: 'Visto en',
  phone: 'Móvil',
  desktop: 'Ordenador',
  frame: (name: string) => `Así se verá ${name || 'tu puesto'}`,
} as const;
