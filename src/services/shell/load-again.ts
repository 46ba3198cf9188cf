/** Reloads the page. */
export const loadAgain = (): void => location.reload();
