import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Headless Chromium: the same pages for two thirds of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'] as const;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/** Options of apt for a quick failure without a network. */
const AT_ONCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installPackages(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', [...AT_ONCE, 'update', '-qq'], { env });
  const { code, output } = await runCommand(
    'apt-get',
    [...AT_ONCE, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env },
  );
  if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}

/** Installs a font if there is none: without fonts, text renders as boxes with wrong sizes. */
async function ensureFonts(): Promise<void> {
  const { code, output } = await runCommand('fc-list', [':lang=es']);
  const hasFont = code === 0 && output.trim() !== '';
  if (!hasFont && mayInstallPackages()) await installPackages(['fontconfig', 'fonts-liberation']);
}

async function downloadedChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  console.log('Downloading Chromium with Playwright …');
  const { code, output } = await runCommand('playwright', ['install', 'chromium']);
  if (code === 0 && isExecutable(chromium.executablePath())) return chromium.executablePath();
  console.log(output.trim().split('\n').slice(-5).join('\n'));
  return undefined;
}

/** First of these programs on the PATH, otherwise after installing the Debian package of the first name. */
async function findOrInstall(names: readonly [string, ...string[]]): Promise<string | undefined> {
  const found = findOnPath(names);
  if (found !== undefined || !mayInstallPackages()) return found;
  return (await installPackages([names[0], 'fonts-liberation'])) ? findOnPath(names) : undefined;
}

/**
 * Path of an executable Chromium: CHROMIUM_PATH, a headless shell or a full browser on the PATH or as Debian's package
 * (installed if root), otherwise Playwright's own download.
 * @throws Error that says what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is nothing that can be started.`);
  }
  const found =
    (await findOrInstall(SHELLS)) ?? (await findOrInstall(BROWSERS)) ?? (await downloadedChromium());
  if (found === undefined) {
    throw new Error(
      'No Chromium: install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
    );
  }
  await ensureFonts();
  return found;
}
