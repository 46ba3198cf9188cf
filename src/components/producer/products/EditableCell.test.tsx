import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { EditableCell } from './EditableCell.tsx';

afterEach(cleanup);

/** Renders a cell that opens on a press and closes on a key or an outside press. */
async function showCell() {
  const heard: string[] = [];
  function Cell() {
    const [text, setText] = useState<string>();
    const close = (how: string) => () => {
      heard.push(how);
      setText(undefined);
    };
    return (
      <>
        <EditableCell
          field="stock"
          of="Miel"
          value="4"
          text={text}
          isBusy={false}
          errorId={undefined}
          onOpened={() => setText('4')}
          onTyped={(_, typed) => setText(typed)}
          onLeft={(field) => heard.push(`${field} left`)}
          onSubmitted={close('submitted')}
          onCancelled={close('cancelled')}
        >
          Quedan 4
        </EditableCell>
        <button type="button" onClick={close('elsewhere')}>
          Otro
        </button>
      </>
    );
  }
  await renderWithMarketProviders(<Cell />);
  return heard;
}

const cell = () => screen.queryByRole('button', { name: 'Cambiar existencias de Miel: 4' });
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Existencias de Miel' });
const open = () => act(async () => cell()?.click());
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));

test('a cell takes the focus when it is opened, and who leaves it by a key goes on where they were', async () => {
  const heard = await showCell();
  expect([cell()?.textContent, document.activeElement, field()]).toEqual(['Quedan 4', document.body, null]);
  await open();
  expect([document.activeElement === field(), field()?.value, cell()]).toEqual([true, '4', null]);
  await key('Tab');
  expect(field()).not.toBe(null);
  await key('Enter');
  expect(document.activeElement).toBe(cell());
  await open();
  await key('Escape');
  expect(document.activeElement).toBe(cell());
  expect(heard.filter((how) => how !== 'stock left')).toEqual(['submitted', 'cancelled']);
});

test('who leaves a cell for something else stays there', async () => {
  const heard = await showCell();
  await open();
  const other = screen.getByRole('button', { name: 'Otro' });
  await act(async () => {
    other.focus();
    other.click();
  });
  expect([field(), document.activeElement, heard]).toEqual([null, other, ['stock left', 'elsewhere']]);
});
