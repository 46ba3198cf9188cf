/**
 * Fills an empty style element with rules. The content security policy admits empty ones, but no CSS text
 * that the server did not send (decision 069). A single wrapping rule makes the parser skip unknown rules, as
 * in a text.
 */
export function fillStyleElement({ sheet }: HTMLStyleElement, css: string): void {
  if (sheet?.cssRules.length === 0) sheet.insertRule(`@media all{${css}}`);
}
