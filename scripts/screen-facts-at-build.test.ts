import { describe, expect, test } from 'vitest';
import { addressesWithoutReturn, headOf, placesIn } from '../contract/pages/screen-facts.ts';
import { withScreenFacts } from './screen-facts-at-build.ts';

const FROM =
  "import { addressesWithoutReturn, headOf, placesIn } from '../../contract/pages/screen-facts.ts';\n";

describe(withScreenFacts.name, () => {
  test.each([
    ['addressesWithoutReturn()', addressesWithoutReturn()],
    ["placesIn('footer')", placesIn('footer')],
    ["headOf('/cart')", headOf('/cart')],
    ["headOf(\n  '/order-confirmation/$orderId',\n)", headOf('/order-confirmation/$orderId')],
  ])('%s is answered where it stands, and nobody is asked any more', (question, answer) => {
    expect(withScreenFacts(`${FROM}const told = ${question};`)).toBe(
      `\nconst told = ${JSON.stringify(answer)};`,
    );
  });

  test.each(['headOf(path)', '[headOf]', 'headOf(`/${name}`)', "headOf(isCart ? '/cart' : '/')"])(
    '%s cannot be answered beforehand, and is refused',
    (question) => {
      expect(() => withScreenFacts(`${FROM}const told = ${question};`)).toThrow(
        'headOf is asked for something that is not written out',
      );
    },
  );
});
