import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { tryStorage } from './try-storage.ts';

const { storage } = createBrowserStorage().openTab();

describe(tryStorage, () => {
  test('answers what the work answers', () => {
    tryStorage(
      () => storage,
      (store) => store.setItem('toldo', 'rayas'),
    );
    expect(
      tryStorage(
        () => storage,
        (store) => store.getItem('toldo'),
      ),
    ).toBe('rayas');
  });

  test('battery 115 a storage that is forbidden is not worked in', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(tryStorage(forbidden, () => 'worked')).toBe(null);
  });

  test('battery 115 work that fails, as in a full storage, comes to nothing', () => {
    const fill = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(tryStorage(() => storage, fill)).toBe(null);
  });
});
