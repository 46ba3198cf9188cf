import { chakra } from '@chakra-ui/react/styled-system';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from './render-market.tsx';

afterEach(cleanup);

test('what the look hides is hidden from who asks for it by its name, and colours are not worked out', async () => {
  await renderMarket(
    <>
      <chakra.button display="none">Uno</chakra.button>
      <chakra.button css={{ visibility: 'hidden' }}>Dos</chakra.button>
      <chakra.button color="red">Tres</chakra.button>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tres']);
  expect(getComputedStyle(screen.getByText('Tres')).color).toBe('');
});
