/** The bell is on every first screen; the other words of the notices come with them. */
export const bellText = (unread: number): string => (unread === 0 ? 'Avisos' : `Avisos: ${unread} sin leer`);
