import { type ConfigData, HtmlValidate } from 'html-validate';

/** Accepted HTML faults with their reasons. */
const ALLOWED = [
  // A style element stays beside its content; in the head, hydration would move it.
  /^element-permitted-content: <style> /,
  // Chakra's checkbox uses a block element within its label.
  /^element-permitted-content: <div> element is not permitted as content under <label> at #checkbox/,
];

/** HTML faults of a page by some rules, with their places, without duplicates. */
export async function htmlFaults(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate(rules).validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'page'}`),
  );
  return [...new Set(faults)].filter((fault) => !ALLOWED.some((allowed) => allowed.test(fault)));
}
