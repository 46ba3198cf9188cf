const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text has the form of a UUID (R5.15 decides by it how a store is named). */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
