import { describe, expect, test } from 'vitest';
import { addressesWithoutReturn, headOf, placesIn } from '../../contract/shell/screen-metadata.ts';
import { expandScreenMetadata } from './inline-screen-metadata.ts';

const FROM =
  "import { addressesWithoutReturn, headOf, placesIn } from '../../contract/shell/screen-metadata.ts';\n";

describe(expandScreenMetadata.name, () => {
  test.each([
    ['addressesWithoutReturn()', addressesWithoutReturn()],
    ["placesIn('footer')", placesIn('footer')],
    ["headOf('/cart')", headOf('/cart')],
    ["headOf(\n  '/order-confirmation/$orderId',\n)", headOf('/order-confirmation/$orderId')],
  ])('%s is answered where it stands, and nobody is asked any more', (question, answer) => {
    expect(expandScreenMetadata(`${FROM}const told = ${question};`)).toBe(
      `\nconst told = ${JSON.stringify(answer)};`,
    );
  });

  test('an alias is answered too', () => {
    const code = "import { headOf as head } from './screen-metadata.ts';\nconst año = head('/cart');";
    expect(expandScreenMetadata(code)).toBe(`\nconst año = ${JSON.stringify(headOf('/cart'))};`);
  });

  test('comments, texts and types stay', () => {
    const code =
      "import type { ScreenHead } from './screen-metadata.ts';\n// headOf('/cart')\nconst a = `headOf('/cart')`;";
    expect(expandScreenMetadata(code)).toBe(code);
    expect(expandScreenMetadata(`${FROM}// headOf(path)`)).toBe('\n// headOf(path)');
  });

  test('the functions cannot be imported all at once', () => {
    expect(() => expandScreenMetadata("import * as all from './screen-metadata.ts';")).toThrow(
      'all is not imported by its name',
    );
  });

  test.each(['headOf(path)', '[headOf]', 'headOf(`/${name}`)', "headOf(isCart ? '/cart' : '/')"])(
    '%s cannot be answered beforehand, and is refused',
    (question) => {
      expect(() => expandScreenMetadata(`${FROM}const told = ${question};`)).toThrow(
        'headOf is asked for something that is not written out',
      );
    },
  );
});
