import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

async function asked(words: { confirmLabel?: string; cancelLabel?: string } = {}) {
  const answers: string[] = [];
  await renderWithMarketProviders(
    <ConfirmDialog
      kind="danger"
      title="Borrar el puesto"
      message="No se puede deshacer."
      {...words}
      onConfirmed={() => answers.push('yes')}
      onCancelled={() => answers.push('no')}
    />,
  );
  return { answers, dialog: screen.getByRole('alertdialog', { name: 'Borrar el puesto' }) };
}

describe(ConfirmDialog, () => {
  test('R2.15 the buttons say Cancelar and Confirmar unless told otherwise', async () => {
    await asked();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancelar',
      'Confirmar',
    ]);
  });

  test('R2.15 each button answers', async () => {
    const { answers } = await asked({ confirmLabel: 'Borrar', cancelLabel: 'Dejarlo' });
    fireEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dejarlo' }));
    expect(answers).toEqual(['yes', 'no']);
  });

  test('R2.15 Escape cancels', async () => {
    const { answers, dialog } = await asked();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(answers).toEqual(['no']);
  });

  test('R2.15 a press on the backdrop cancels, one inside does not', async () => {
    const { answers, dialog } = await asked();
    fireEvent.click(screen.getByText('No se puede deshacer.'));
    expect(answers).toEqual([]);
    fireEvent.click(dialog);
    expect(answers).toEqual(['no']);
  });

  test('R2.15 Enter confirms', async () => {
    const { answers, dialog } = await asked();
    fireEvent.keyDown(dialog, { key: 'Enter' });
    expect(answers).toEqual(['yes']);
  });

  test('R2.15 Enter on the button that cancels confirms nothing and is left to it', async () => {
    const { answers } = await asked();
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Cancelar' }), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Confirmar' }), { key: 'Enter' })).toBe(
      false,
    );
    expect(answers).toEqual(['yes']);
  });

  test('battery 121 Enter held down since the dialog was opened confirms nothing', async () => {
    const { answers, dialog } = await asked();
    fireEvent.keyDown(dialog, { key: 'Enter', repeat: true });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Confirmar' }), { key: 'Enter', repeat: true });
    expect(answers).toEqual([]);
  });
});
