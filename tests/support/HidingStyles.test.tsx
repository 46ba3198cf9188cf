import { chakra } from '@chakra-ui/react/styled-system';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
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

describe('what is worn goes with its test', () => {
  test.each(['first', 'next'])('the %s one finds nothing of it, and hides what is hidden', async () => {
    expect(document.querySelectorAll('style')).toHaveLength(0);
    await renderMarket(<chakra.button display="none">Uno</chakra.button>);
    expect(document.querySelectorAll('style').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
