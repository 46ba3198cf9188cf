import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const told = (control: HTMLElement) => ({
  describedBy: (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? null),
  isInvalid: control.getAttribute('aria-invalid'),
});

const SIZES = [
  { value: 's', label: 'Pequeño' },
  { value: 'l', label: 'Grande' },
];

describe('fields of forms', () => {
  test('each tells its hint and what is wrong with it, and hands on what is written', async () => {
    const written: string[] = [];
    const on = { hint: 'Como en tu DNI', error: 'Falta esto', maxLength: 9, value: '' };
    await renderWithMarketProviders(
      <>
        <TextField label="Nombre" {...on} optional onValueChanged={(value) => written.push(value)} />
        <TextAreaField label="Mensaje" {...on} onValueChanged={(value) => written.push(value)} />
        <SelectField
          label="Tamaño"
          hint="Como en tu DNI"
          error="Falta esto"
          options={SIZES}
          value="l"
          onValueChanged={(value) => written.push(value)}
        />
      </>,
    );
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre (opcional)' });
    const message = screen.getByRole('textbox', { name: 'Mensaje' });
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tamaño' });
    const whole = { describedBy: ['Como en tu DNI', 'Falta esto'], isInvalid: 'true' };
    expect([name, message, size].map(told)).toEqual([whole, whole, whole]);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      Array(3).fill('Falta esto'),
    );
    expect([name.type, name.autocomplete, size.value]).toEqual(['text', 'off', 'l']);
    fireEvent.change(name, { target: { value: 'Ana' } });
    fireEvent.change(message, { target: { value: 'Hola' } });
    fireEvent.change(size, { target: { value: 's' } });
    expect(written).toEqual(['Ana', 'Hola', 's']);
  });

  test('without hint and fault nothing stands beside them, and the browser keeps what nobody asks for', async () => {
    await renderWithMarketProviders(
      <>
        <TextField label="Nombre" name="name" maxLength={9} />
        <TextAreaField label="Mensaje" name="message" maxLength={9} />
      </>,
    );
    const fields = ['Nombre', 'Mensaje'].map((name) =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    const [name] = fields;
    expect(fields.map(told)).toEqual(fields.map(() => ({ describedBy: [null], isInvalid: null })));
    expect([screen.queryByRole('alert'), name?.parentElement?.children.length]).toEqual([null, 2]);
    for (const field of fields) fireEvent.change(field, { target: { value: 'Ana' } });
    expect(fields.map(({ value }) => value)).toEqual(['Ana', 'Ana']);
  });

  test('a password is looked at by a press, and hidden by another', async () => {
    await renderWithMarketProviders(<PasswordField label="Contraseña" name="password" maxLength={72} />);
    const field = screen.getByLabelText<HTMLInputElement>('Contraseña');
    const eye = screen.getByRole<HTMLButtonElement>('button');
    const seen = () => [
      field.type,
      field.getAttribute('autocapitalize'),
      eye.getAttribute('aria-label'),
      eye.getAttribute('aria-pressed'),
      eye.querySelector('path')?.getAttribute('d') ?? '',
    ];
    const [hidden, hiddenEye] = [seen().slice(0, 4), seen()[4]];
    expect([hidden, field.autocomplete, eye.type]).toEqual([
      ['password', null, 'Mostrar la contraseña', 'false'],
      'current-password',
      'button',
    ]);
    fireEvent.click(eye);
    expect(seen().slice(0, 4)).toEqual(['text', 'none', 'Ocultar la contraseña', 'true']);
    expect(seen()[4]).not.toBe(hiddenEye);
    fireEvent.click(eye);
    expect(seen()).toEqual([...hidden, hiddenEye]);
  });
});

describe('what kept a form from being sent', () => {
  const MESSAGE = 'No se ha podido enviar.';
  test.each([
    [MESSAGE, ['Falta el nombre', 'Falta la ciudad'], [MESSAGE, 'Falta el nombre', 'Falta la ciudad']],
    [MESSAGE, [], [MESSAGE]],
    [null, ['Falta el nombre'], ['Falta el nombre']],
  ])('of %o and %o all is told', async (message, errors, expected) => {
    await renderWithMarketProviders(<FormErrorSummary message={message} errors={errors} />);
    const alert = screen.getByRole('alert');
    const texts = [...alert.querySelectorAll('p, li')].map(({ textContent }) => textContent);
    expect([texts, alert.getAttribute('tabindex'), alert.querySelectorAll('ul').length]).toEqual([
      expected,
      '-1',
      Math.sign(errors.length),
    ]);
  });

  test('nothing stands there where nothing did', async () => {
    await renderWithMarketProviders(<FormErrorSummary message={null} />);
    expect(screen.queryByRole('alert')).toBe(null);
  });
});
