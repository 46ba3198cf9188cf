import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
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
  await renderWithMarketProviders(<Refusable />);
  const button = screen.getByRole('button', { name: 'Confirmar' });
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  button.focus();
  change();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  change();
  expect(document.activeElement).toBe(button);
});

test('a press counts unless the button is busy or refused, and why it is stands below', async () => {
  const pressed: string[] = [];
  const on = (name: string) => ({ children: name, onClick: () => void pressed.push(name) });
  await renderWithMarketProviders(
    <>
      <Button {...on('Guardar')} />
      <Button {...on('Pagar')} disabledReason={null} />
      <Button {...on('Publicar')} busy />
      <Button {...on('Seguir')} busy queued />
      <Button {...on('Confirmar')} disabledReason="El carrito está vacío" />
    </>,
  );
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  const followed = buttons.map((button) => fireEvent.click(button));
  const reason = screen.getByText('El carrito está vacío');
  expect(screen.getByRole('button', { name: 'Pagar' }).nextElementSibling).toBe(null);
  expect([pressed, followed]).toEqual([
    ['Guardar', 'Pagar'],
    [true, true, false, false, false],
  ]);
  expect(
    buttons.map((button) => [
      button.type,
      button.getAttribute('aria-busy'),
      button.getAttribute('aria-disabled'),
      button.getAttribute('aria-describedby'),
      button.firstElementChild?.getAttribute('aria-hidden') ?? null,
    ]),
  ).toEqual([
    ['button', null, null, null, null],
    ['button', null, null, null, null],
    ['button', 'true', null, null, 'true'],
    ['button', 'true', null, null, null],
    ['button', null, 'true', reason.id, null],
  ]);
});

test('words stand in an element of their own, a sign as it is; only what sends a form leaves the focus where one types', async () => {
  await renderWithMarketProviders(
    <form aria-label="Entrar" onSubmit={(event) => event.preventDefault()}>
      <Button type="submit">Entrar</Button>
      <Button aria-label="Cerrar" onClick={() => {}}>
        <i>×</i>
      </Button>
    </form>,
  );
  const buttons = screen.getAllByRole('button');
  const kept = buttons.map((button) => {
    const press = createEvent.mouseDown(button);
    fireEvent(button, press);
    return press.defaultPrevented;
  });
  expect([buttons.map(({ innerHTML }) => innerHTML), kept]).toEqual([
    ['<span>Entrar</span>', '<i>×</i>'],
    [true, false],
  ]);
});
