import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createHeadingFocus } from './heading-focus.ts';

afterEach(cleanup);

const Page = ({ title }: { title: string | null }) => (
  <main>
    <button>Seguir</button>
    {title === null ? null : <h1 tabIndex={-1}>{title}</h1>}
  </main>
);
const focused = () => document.activeElement?.textContent;

describe(createHeadingFocus, () => {
  test('goes to the heading that is there', () => {
    render(<Page title="Miel" />);
    createHeadingFocus()();
    expect(focused()).toBe('Miel');
  });

  test('waits for the heading of a screen that loads', async () => {
    const { rerender } = render(<Page title={null} />);
    createHeadingFocus()();
    rerender(<Page title="Miel" />);
    await waitFor(() => expect(focused()).toBe('Miel'));
  });

  test('goes on where the heading goes', async () => {
    const { rerender } = render(<Page key="loading" title="Pedido" />);
    createHeadingFocus()();
    rerender(<Page key="waiting" title={null} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Page key="ready" title="Pedido 7" />);
    await waitFor(() => expect(focused()).toBe('Pedido 7'));
  });

  test('leaves alone who has gone on meanwhile', async () => {
    const { rerender } = render(<Page title={null} />);
    const moveFocus = createHeadingFocus();
    moveFocus();
    screen.getByRole('button').focus();
    rerender(<Page title="Miel" />);
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.body, { childList: true, subtree: true });
      document.body.append('.');
    });
    expect(focused()).toBe('Seguir');
  });
});
