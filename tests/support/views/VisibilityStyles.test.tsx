import { chakra } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { VisibilityStyles } from './VisibilityStyles.tsx';
import { wrapInMarketProviders } from './render-with-market-providers.tsx';

const renderPiece = async (piece: ReactNode) =>
  render(await wrapInMarketProviders(piece), { wrapper: VisibilityStyles });

afterEach(cleanup);

test('what the look hides is hidden from who asks for it by its name, and colours are not worked out', async () => {
  await renderPiece(
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
  const worn = () => document.querySelectorAll('style').length;
  const wear = () => renderPiece(<chakra.button display="none">Uno</chakra.button>);
  let before = 0;

  test('it hides what is hidden', async () => {
    before = worn();
    await wear();
    expect(worn()).toBeGreaterThan(before);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('and the next test begins as this one did, and hides it again', async () => {
    expect(worn()).toBe(before);
    await wear();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
