import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../tests/support/views/render-with-market-providers.tsx';
import { Button, LinkButton } from '../components/forms/Button.tsx';
import { Input, Select, Textarea } from '../components/forms/controls.ts';
import { TextLink } from '../components/layout/AppLink.tsx';
import { Badge } from '../components/market/Badge.tsx';
import { recipes } from './chakra-system/system.ts';

afterEach(cleanup);

const WEARERS = {
  button: [
    <Button key="1">a</Button>,
    <LinkButton key="2" href="/">
      a
    </LinkButton>,
  ],
  input: [
    <Input key="1" aria-label="a" />,
    <Select key="2" aria-label="a" />,
    <Textarea key="3" aria-label="a" maxLength={9} />,
  ],
  label: [<Badge key="1">a</Badge>],
  textLink: [
    <TextLink key="1" href="/">
      a
    </TextLink>,
  ],
} satisfies Record<keyof typeof recipes, React.ReactElement[]>;

const isStyled = (className: string) => {
  const own = className.split(' ').find((name) => name.startsWith('css-'));
  return (
    own !== undefined &&
    [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(`.${own}{`))
  );
};

describe('every component that needs a recipe finds it', () => {
  for (const [key, pieces] of Object.entries(WEARERS)) {
    test(key, async () => {
      const { container } = await renderWithMarketProviders(pieces);
      const named = [...container.querySelectorAll('[class]')].map(({ className }) => ({
        recipe: className.split(' ')[0],
        styled: isStyled(className),
      }));
      const expected = recipes[key as keyof typeof recipes].className;

      expect(named).toEqual(pieces.map(() => ({ recipe: expected, styled: true })));
    });
  }
});
