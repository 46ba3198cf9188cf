import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

function Refusable() {
  const [reason, setReason] = useState<string | null>(null);
  const change = () => setReason(reason === null ? 'Estamos guardando tu carrito…' : null);
  return (
    <>
      <Button disabledReason={reason}>Confirmar</Button>
      <button type="button" onClick={change}>
        Cambiar
      </button>
    </>
  );
}

test('a button keeps the focus while a reason against it comes and goes', async () => {
  await renderMarket(<Refusable />);
  const button = screen.getByRole('button', { name: 'Confirmar' });
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  button.focus();
  change();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  change();
  expect(document.activeElement).toBe(button);
});
