export const saleTermsMessages = {
  title: 'Condiciones de venta',
  heading: (name: string) => `Comprar en ${name}`,
  lead: 'Quien te vende es el puesto, y esto es lo que cuenta de cómo lo hace.',
  coming: 'Cargando las condiciones de venta',
  home: 'Inicio',
  store: 'Ver el puesto',
} as const;
