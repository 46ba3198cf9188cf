const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** True for a UUID. A store in an address is named by id or slug on this basis (R5.15). */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
