import { type ConfigData, HtmlValidate } from 'html-validate';

/** Faults of HTML that are accepted, each with its reason. */
const ALLOWED = [
  // A sheet of styles stands with what it dresses: in the head it would be moved when the page comes alive.
  /^element-permitted-content: <style> /,
  // Chakra draws the box of a check box as a block within its label.
  /^element-permitted-content: <div> element is not permitted as content under <label> at #checkbox/,
];

/** Faults of a page's HTML by some rules, each with its place; equal ones once. */
export async function htmlFaults(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate(rules).validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'page'}`),
  );
  return [...new Set(faults)].filter((fault) => !ALLOWED.some((allowed) => allowed.test(fault)));
}
