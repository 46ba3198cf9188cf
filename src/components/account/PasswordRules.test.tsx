import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { PasswordRules } from './PasswordRules.tsx';

afterEach(cleanup);

const TOO_LONG = 'Como mucho 128 caracteres';
const RULES = [
  'Al menos 8 caracteres',
  TOO_LONG,
  'Una letra minúscula',
  'Una letra mayúscula',
  'Un número',
  'Un carácter especial',
  'Ninguna palabra fácil de adivinar',
];

const said = () => ({
  pending: screen
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => (textContent.endsWith(': pendiente') ? textContent.split(':')[0] : [])),
  verdict: screen.getByRole('status').textContent,
});

describe(PasswordRules.name, () => {
  test.each([
    ['', RULES.filter((rule) => rule !== TOO_LONG), ''],
    ['abc', [RULES[0], RULES[3], RULES[4], RULES[5]], 'Aún no vale'],
    ['Mercado2026', [RULES[5]], 'Le falta poco'],
    ['Mi-Qwerty-2026', [RULES[6]], 'Le falta poco'],
    [`Mercado-2026${'a'.repeat(128)}`, [RULES[1]], 'Le falta poco'],
    ['Mercado-2026', [], 'Contraseña válida'],
  ])('R5.16 of «%s» it says rule by rule what is still to be done', async (password, pending, verdict) => {
    await renderWithMarketProviders(<PasswordRules password={password} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0])).toEqual(
      password.length > 128 ? RULES : RULES.filter((rule) => rule !== TOO_LONG),
    );
    expect(said()).toEqual({ pending, verdict });
  });
});
