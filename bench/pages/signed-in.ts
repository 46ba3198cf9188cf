import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { findChromium } from '../../scripts/chromium.ts';

/** The browser in which pages are measured. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** A device on which a producer or an admin has signed in, whose password is the demo's. */
export async function signIn(
  browser: Browser,
  { url, email, device }: { url: string; email: string; device: BrowserContextOptions },
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/dashboard');
  return context;
}
