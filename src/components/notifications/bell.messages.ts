/** Separate file: every first screen has the bell; the other notification texts load later. */
export const bellText = (unread: number): string => (unread === 0 ? 'Avisos' : `Avisos: ${unread} sin leer`);
