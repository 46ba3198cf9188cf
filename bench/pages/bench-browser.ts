import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { findChromium } from '../../scripts/chromium.ts';

/** Browser of the measurements. */
export const openBenchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Browser context with a signed-in producer or admin; the password is the one of the demo. */
export async function signInBrowser(
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
