import { describe, expect, test } from 'vitest';
import { createDismissedNotifications } from './dismissed-notifications.service.ts';

function storageWith(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['dismissed_notifications', text]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { notices: createDismissedNotifications(() => storage as Storage), kept };
}

describe(createDismissedNotifications.name, () => {
  test('what was put away is known again', () => {
    const { notices } = storageWith();
    expect(notices.recallDismissed()).toEqual([]);
    notices.rememberDismissed(['1', '2']);
    expect(notices.recallDismissed()).toEqual(['1', '2']);
  });

  test('of many the newest two hundred are kept', () => {
    const { notices } = storageWith();
    notices.rememberDismissed(Array.from({ length: 205 }, (_, index) => String(index)));
    const recalled = notices.recallDismissed();
    expect([recalled.length, recalled[0], recalled.at(-1)]).toEqual([200, '5', '204']);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":2,"ids":["1"]}',
    '{"version":1,"ids":"1"}',
    '{"version":1,"ids":[1]}',
  ])('what is unreadable or of another version counts for nothing: %s', (text) => {
    expect(storageWith(text).notices.recallDismissed()).toEqual([]);
  });

  test('without storage nothing is kept and nothing breaks', () => {
    const notices = createDismissedNotifications(() => {
      throw new Error('no storage');
    });
    notices.rememberDismissed(['1']);
    expect(notices.recallDismissed()).toEqual([]);
  });
});
