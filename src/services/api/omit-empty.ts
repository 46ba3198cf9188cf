const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A query without what is not said: a filter that is absent or blank is not sent at all. */
export const omitEmpty = <Query extends object>(query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => isSaid(value))) as Partial<Query>;
