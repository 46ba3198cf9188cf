/** Noon UTC of a calendar day, for formatters that expect an instant. */
export const noonUtc = (date: string): string => `${date}T12:00:00.000Z`;
