/** An instant of a day of the calendar, for who writes days of instants. */
export const noonOf = (date: string): string => `${date}T12:00:00.000Z`;
