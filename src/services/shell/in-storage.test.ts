import { describe, expect, test } from 'vitest';
import { createBrowserStorage } from '../../../tests/support/browser/browser-storage.ts';
import { inStorage } from './in-storage.ts';

const { storage } = createBrowserStorage().openTab();

describe(inStorage, () => {
  test('answers what the work answers', () => {
    inStorage(
      () => storage,
      (store) => store.setItem('toldo', 'rayas'),
    );
    expect(
      inStorage(
        () => storage,
        (store) => store.getItem('toldo'),
      ),
    ).toBe('rayas');
  });

  test('battery 115 a storage that is forbidden is not worked in', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(inStorage(forbidden, () => 'worked')).toBe(null);
  });

  test('battery 115 work that fails, as in a full storage, comes to nothing', () => {
    const fill = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(inStorage(() => storage, fill)).toBe(null);
  });
});
