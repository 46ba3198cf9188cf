/**
 * Gives a style element that has no rules its own. The content policy admits empty ones, and no text that the server did not
 * send (decision 069). One rule around all: what a browser does not know is left out of it, as of a text.
 */
export function fillSheet({ sheet }: HTMLStyleElement, css: string): void {
  if (sheet?.cssRules.length === 0) sheet.insertRule(`@media all{${css}}`);
}
