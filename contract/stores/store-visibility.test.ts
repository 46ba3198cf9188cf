import { expect, test } from 'vitest';
import { POPUP_STORE_STATUSES } from './popup-store.ts';
import { isPublicStatus, isPublicStore } from './store-visibility.ts';

test('R7.9 drafts and archived stores are their owner’s and the admins’, others are everybody’s', () => {
  expect(POPUP_STORE_STATUSES.filter(isPublicStatus)).toEqual(['scheduled', 'active', 'paused', 'ended']);
});

test('a store that waits for the picture by which it is shown is not public; other pictures do not bar it', () => {
  const active = { status: 'active' } as const;
  expect([
    isPublicStore(active),
    isPublicStore({ ...active, pendingImages: ['logo', 'avatar'] }),
    isPublicStore({ ...active, pendingImages: ['logo', 'heroImage'] }),
    isPublicStore({ status: 'draft' }),
  ]).toEqual([true, true, false, false]);
});
