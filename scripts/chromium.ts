import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installPackages(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const { code, output } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env },
  );
  if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}

/** Without a single font every text is boxes and every measure of it wrong. */
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

/**
 * The path of a Chromium that can be started: CHROMIUM_PATH, one on the PATH, Debian's package (installed
 * when we are root), else Playwright's own download.
 * @throws Error that says what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is nothing that can be started.`);
  }
  let found = findOnPath();
  if (
    found === undefined &&
    mayInstallPackages() &&
    (await installPackages(['chromium', 'fonts-liberation']))
  ) {
    found = findOnPath();
  }
  found ??= await downloadedChromium();
  if (found === undefined) {
    throw new Error(
      'No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  await ensureFonts();
  return found;
}
