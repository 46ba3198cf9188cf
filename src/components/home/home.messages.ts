/** Announcement while the home page loads. */
export const homeMessages = { coming: 'Cargando puestos' };
