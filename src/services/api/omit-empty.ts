const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Query without empty values: undefined, null and '' are not sent. */
export const omitEmpty = <Query extends object>(query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => isSaid(value))) as Partial<Query>;
