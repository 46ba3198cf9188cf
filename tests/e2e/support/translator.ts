import type { Page } from '@playwright/test';

/**
 * Translates every page of a context as browsers do: each text node becomes an element, here with its text in guillemets,
 * later nodes too. For hydrated pages the tolerance of foreign nodes is switched off, so their own markup must suffice.
 * Pages that are translated before hydration have it.
 */
export async function translatePages(page: Page, begins: 'alive' | 'parsed' = 'alive'): Promise<void> {
  await page.addInitScript((isEarly) => {
    for (const name of isEarly ? [] : ['insertBefore', 'removeChild']) {
      const value: unknown = Reflect.get(Node.prototype, name);
      Object.defineProperty(Node.prototype, name, {
        get: () => value,
        set(other) {
          void other;
        },
      });
    }

    const isForReaders = (text: Text) =>
      text.data.trim() !== '' &&
      !text.parentElement?.closest('font, script, style, title, option, textarea, svg');
    const translate = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateUnder = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text) found.push(node);
      for (const text of found) if (text.isConnected && isForReaders(text)) translate(text);
    };
    const begin = () => {
      translateUnder(document.body);
      Object.assign(globalThis, { isTranslated: true });
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          if (type === 'characterData') translateUnder(target);
          else for (const node of addedNodes) translateUnder(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    if (isEarly) addEventListener('DOMContentLoaded', begin);
    // React hydrates the deferred parts a moment after the rest.
    else addEventListener('market:alive', () => setTimeout(begin, 1_500), { once: true });
  }, begins === 'parsed');
}

/** Opens an address and waits until it is translated. */
export async function openTranslatedPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'isTranslated' in globalThis && 'isMarketAlive' in globalThis);
}
