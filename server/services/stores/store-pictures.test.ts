import { describe, expect, test } from 'vitest';
import { NO_STORE_PICTURES, removedStorePictures, storePicturesAfter } from './store-pictures.ts';

const DRAFT = { ...NO_STORE_PICTURES, heroPicture: 'hero', logoPicture: 'logo' };

describe(storePicturesAfter, () => {
  test('R3.8 a store that is not public waits for announced pictures that it does not have', () => {
    expect(storePicturesAfter(NO_STORE_PICTURES, { announced: ['heroImage', 'logo'] })).toEqual({
      heroPicture: null,
      logoPicture: null,
      avatarPicture: null,
      bannerPicture: null,
      pendingPictures: ['heroImage', 'logo'],
      isReady: false,
    });
    const { pendingPictures, isReady } = storePicturesAfter(DRAFT, { announced: ['heroImage', 'avatar'] });
    expect([pendingPictures, isReady]).toEqual([['avatar'], true]);
  });

  test('R3.8 a picture that is removed and announced anew is waited for', () => {
    const change = { announced: ['heroImage'], removed: ['heroImage'] } as const;
    const { heroPicture, pendingPictures, isReady } = storePicturesAfter(DRAFT, change);
    expect([heroPicture, pendingPictures, isReady]).toEqual([null, ['heroImage'], false]);
  });

  test('R3.8 a public store waits for nothing, and one without pictures is ready', () => {
    const open = { ...NO_STORE_PICTURES, isPublic: true };
    const { pendingPictures, isReady } = storePicturesAfter(open, { announced: ['heroImage'] });
    expect([pendingPictures, isReady]).toEqual([[], true]);
    expect(storePicturesAfter(NO_STORE_PICTURES, {}).isReady).toBe(true);
  });

  test('R3.8 what has come or is done without is not waited for', () => {
    const waiting = { ...NO_STORE_PICTURES, pendingPictures: ['logo' as const, 'avatar' as const] };
    const arrived = { key: 'avatar', name: 'cara' } as const;
    const { avatarPicture, pendingPictures, isReady } = storePicturesAfter(waiting, { arrived });
    expect([avatarPicture, pendingPictures, isReady]).toEqual(['cara', ['logo'], false]);
    const without = storePicturesAfter(waiting, { removed: ['logo', 'avatar'] });
    expect([without.pendingPictures, without.isReady]).toEqual([[], true]);
  });
});

test('R3.8 only pictures that were there and are there no more are removed', () => {
  expect(removedStorePictures(DRAFT, { ...DRAFT, heroPicture: 'new', avatarPicture: 'cara' })).toEqual([
    'hero',
  ]);
});
