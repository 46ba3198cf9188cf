/** Keyboard of a postal code, with letters and hyphen: parcels also go to AD500 and 1000-001. */
export const POSTAL_CODE_KEYBOARD = {
  inputMode: 'text',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;
