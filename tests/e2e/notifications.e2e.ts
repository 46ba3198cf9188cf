import { expect } from '@playwright/test';
import type { Notification } from '../../contract/notifications/notification.ts';
import { unreadNotificationsOf } from '../../src/machines/notifications/notifications.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/fixtures.ts';

const ASKED = '/api/notifications?status=ACTIVE&limit=50&sortBy=createdAt&sortOrder=desc';
const bellText = (count: number) => (count === 0 ? 'Avisos' : `Avisos: ${count} sin leer`);

test(
  'R9.10 R3.14 the bell counts what is unread, and what is put away stays away',
  { tag: '@phone' },
  async ({ page, request }) => {
    const answer = await request.get(ASKED);
    const { data } = (await answer.json()) as { data: { notifications: Notification[] } };
    const items = data.notifications;
    const [first, ...others] = items;
    const counted = (dismissed: string[]) =>
      bellText(unreadNotificationsOf({ items, dismissed, now: Date.now() }).length);
    const put = first ? [first.id] : [];
    await page.goto('/about');
    await waitForHydration(page);
    const bell = page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
    await expect(bell).toHaveAccessibleName(counted([]));

    await bell.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Avisos' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title));
    await expect(panel.getByRole('button', { name: 'Cerrar los avisos' })).toBeFocused();
    await expectAccessible(page);

    await panel.getByRole('button', { name: `Descartar: ${first?.title}` }).press('Enter');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(others.map(({ title }) => title));
    await expect(panel.getByRole('button', { name: `Descartar: ${others[0]?.title}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await expect(bell).toHaveAccessibleName(counted(put));

    await page.reload();
    await expect(bell).toHaveAccessibleName(counted(put));
    await bell.click();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(others.map(({ title }) => title));
  },
);

test(
  'R9.10 without the server the notices say so, and are asked for again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/api/notifications?*', (route) => route.abort());
    await page.goto('/about');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('button', { name: 'Avisos' }).click();
    const panel = page.getByRole('dialog', { name: 'Avisos' });
    await expect(panel.getByRole('alert')).toContainText('No se pudo conectar con el servidor.');
    await expectAccessible(page);
    const again = panel.getByRole('button', { name: 'Reintentar' });
    const notice = panel.getByRole('heading', { level: 3 }).first();
    const asked = page.waitForRequest('**/api/notifications?*');
    await again.click();
    await asked;
    await expect(panel.getByRole('alert')).toContainText('No se pudo conectar con el servidor.');
    await expect(notice).toHaveCount(0);

    await page.unroute('**/api/notifications?*');
    // The request may have been retried and answered by now, so either is fine.
    await again.or(notice).first().click();
    await expect(notice).toBeVisible();
    await expect(again).toHaveCount(0);
  },
);
