import { describe, expect, test } from 'vitest';
import { addressesWithoutReturn } from '../contract/pages/screen-facts.ts';
import { withScreenFacts } from './screen-facts-at-build.ts';

const FROM = "import { addressesWithoutReturn } from '../../contract/pages/screen-facts.ts';\n";

describe(withScreenFacts.name, () => {
  test('a question is answered where it stands, and nobody is asked any more', () => {
    expect(withScreenFacts(`${FROM}const never = addressesWithoutReturn();`)).toBe(
      `\nconst never = ${JSON.stringify(addressesWithoutReturn())};`,
    );
  });

  test.each(['addressesWithoutReturn(path)', '[addressesWithoutReturn]', 'addressesWithoutReturn(`/${a}`)'])(
    '%s cannot be answered beforehand, and is refused',
    (question) => {
      expect(() => withScreenFacts(`${FROM}const never = ${question};`)).toThrow(
        'addressesWithoutReturn is asked for something that is not written out',
      );
    },
  );
});
