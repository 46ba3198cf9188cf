/** Pattern for titles that name a requirement: R5.1 does not match R5.14. */
export const createRequirementPattern = (requirement: string): RegExp =>
  new RegExp(`\\b${requirement.replace('.', '\\.')}(?!\\d)`);
