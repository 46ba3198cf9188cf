import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.ts';

/** Chromium with a persistent profile folder that can be killed. */
export interface KillableBrowser {
  page: Page;
  /** Chooses a file for the only file input of the page; Playwright would transfer it in pieces. */
  choose: (path: string) => Promise<void>;
  /** Kills all its processes at once (SIGKILL). */
  kill: () => Promise<void>;
}

/** Starts a Chromium with the profile of the previous one. */
export async function startKillableBrowser(folder: string): Promise<KillableBrowser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(
    await findChromium(),
    ['--headless', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...asRoot],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = once(child, 'exit');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString();
      const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`Chromium ended:\n${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context of its own.');
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    choose: async (path) => {
      const devtools = await context.newCDPSession(page);
      const { result } = await devtools.send('Runtime.evaluate', {
        expression: 'document.querySelector("input[type=file]")',
      });
      if (result.objectId === undefined) throw new Error('No field takes a file.');
      await devtools.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
      await devtools.detach();
    },
    kill: async () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close();
    },
  };
}
