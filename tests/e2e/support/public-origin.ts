/** Public URL of the server under test: the default of PUBLIC_URL. */
export const publicOrigin = (): string => `http://localhost:${process.env.E2E_PORT}`;
