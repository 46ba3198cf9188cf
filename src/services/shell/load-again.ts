/** Has the browser load the page from its start. */
export const loadAgain = (): void => location.reload();
