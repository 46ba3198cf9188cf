import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { openMailbox } from './support/mailbox.ts';

test('R2.1 R5.11 R7.13 what is written to the house arrives there', { tag: '@desktop' }, async ({ page }) => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Escríbenos' });
  await form.getByLabel('Nombre').fill('Ana Ruiz');
  await form.getByLabel('Email').fill('ana@');
  await form.getByLabel('Asunto').fill('Un puesto en mayo');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(form.getByRole('alert')).toHaveText([
    'El formato del email no es válido',
    'El mensaje es requerido',
  ]);
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mensaje').fill('Hago miel en Soria.');
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeFocused();
  await openMailbox(page);
  await expect(page.getByText(`escribe a ${email}`).first()).toBeVisible();
});
