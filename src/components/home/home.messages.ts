/** What the home page says while the stalls come. */
export const homeMessages = { coming: 'Cargando puestos' };
