import { describe, expect, test } from 'vitest';
import { ORDER_LIMITS } from './orders/order-limits.ts';
import { ARCHIVE_LIMITS } from './import/archive-limits.ts';
import { IMPORT_LIMITS } from './import/import-limits.ts';
import { STORAGE_LIMITS } from './uploads/storage-limits.ts';
import { PICTURE_LIMITS, UPLOAD_LIMITS } from './uploads/upload-limits.ts';
import { ADMIN_LIMITS } from './admin/admin-limits.ts';
import { CODE_LIMITS } from './auth/code-limits.ts';
import { BOT_CHECK_LIMITS } from './auth/bot-check-limits.ts';
import { endpoints } from './endpoints.ts';
import {
  CART_SETTINGS,
  FEEDBACK_TIMING,
  LIST_LIMITS,
  NOTIFICATION_LIMITS,
  PRODUCT_LIMITS,
  SEARCH_LIMITS,
  SESSION_LIMITS,
  STORE_LIMITS,
  TIMEOUTS,
  REQUEST_LIMITS,
} from './limits.ts';
import { LENGTHS } from './values/lengths.ts';

/** Distinct timeouts of a service's calls, in seconds; usually one. */
const secondsOf = (service: string) =>
  [
    ...new Set(
      Object.values(endpoints)
        .filter((row) => row.service === service)
        .map(({ timeout }) => timeout / 1_000),
    ),
  ].toSorted((one, other) => one - other);

describe('the numbers of the requirements', () => {
  test.each([
    ['auth', [15]],
    ['carts', [15]],
    ['health', [5]],
    ['popupStores', [30]],
    ['products', [30]],
    ['orders', [30]],
    ['notifications', [30]],
    ['users', [30]],
  ])('R9.1 every call of %s waits for as many seconds: %j', (service, seconds) => {
    expect(secondsOf(service)).toEqual(seconds);
  });

  test('R9.1 the name of a product is checked within 10 s', () => {
    expect(TIMEOUTS.productNameCheck).toBe(10_000);
  });

  test('R5.23 R9.2 R9.3 a session', () => {
    expect(SESSION_LIMITS).toEqual({
      userInfoAttempts: 3,
      userInfoRetryDelay: 1_000,
      userInfoRefreshes: 2,
      logoutAttempts: 2,
      expiryMarginSeconds: 300,
      refreshTokenMinLength: 20,
      accessTokenSeconds: 900,
      refreshTokenDays: 30,
      refreshGrace: 30_000,
    });
  });

  test('R9.7 R9.9 lists of stores', () => {
    expect(STORE_LIMITS).toEqual({
      listLimit: 20,
      activeLimit: 20,
      cacheTime: 300_000,
      reviewPeriod: 60_000,
      maxLimit: 100,
      maxTags: 50,
      upcoming: 8,
      ended: 4,
      calendar: 30,
      goods: 16,
      shelves: { open: 9, upcoming: 3, ended: 3 },
    });
  });

  test('R9.9 R9.11 products', () => {
    expect(PRODUCT_LIMITS).toEqual({
      featured: 6,
      pageSize: 24,
      maxLimit: 1_000,
      facetValues: 50,
      candidates: 2_000,
      maxBulkDelete: 10_000,
      lowStock: 3,
      nameCheckCacheTime: 30_000,
      nameCheckPause: 400,
    });
  });

  test('R7.14 lists', () => {
    expect(LIST_LIMITS).toEqual({ countedRows: 1_000, pagesEnd: 10_000 });
  });

  test('R9.10 R5.12 notifications', () => {
    expect(NOTIFICATION_LIMITS).toEqual({
      firstLook: 5_000,
      refreshInterval: 300_000,
      listLimit: 50,
      pageSize: 25,
      maxLimit: 100,
      unreadWindow: 86_400_000,
    });
  });

  test('R9.11 R4.19 battery 70 carts', () => {
    expect(CART_SETTINGS).toEqual({
      storageKey: 'cart',
      localId: 'local-cart',
      anonymousUser: 'anonymous',
      maxLines: 100,
      maxQuantity: 999,
      clearedEventDelay: 10_000,
      clearedRecheckDelay: 500,
      retryPause: 10_000,
    });
  });

  test('R2.14 R2.22 R2.23 toasts and loading screens', () => {
    expect(FEEDBACK_TIMING).toEqual({
      toastTime: 5_000,
      storeToastTime: 4_000,
      maxToasts: 5,
      addedTime: 2_000,
      tipInterval: 2_500,
      progressInterval: 500,
      progressStepMin: 5,
      progressStepMax: 20,
      progressCap: 95,
    });
  });

  test('R9.8 R9.12 R5.21 pictures and imports', () => {
    expect(PICTURE_LIMITS).toEqual({
      maxBytes: 5_242_880,
      minBytes: 1_024,
      defaultExtension: 'jpg',
      profileSide: 512,
      maxAnnounced: 20,
    });
    expect(UPLOAD_LIMITS).toEqual({ stallLimit: 30_000 });
    expect(IMPORT_LIMITS).toEqual({
      pollInterval: 2_000,
      pausedInterval: 15_000,
      outOfSightInterval: 10_000,
      maxPolls: 300,
      maxArchiveBytes: 209_715_200,
      maxRows: 10_000,
    });
    expect(ARCHIVE_LIMITS).toEqual({
      maxEntries: 20_000,
      maxUnpackedBytes: 1024 * 1024 * 1024,
      maxPictureBytes: 4 * 1024 * 1024 * 1024,
      maxRatio: 200,
      maxSheetBytes: 16 * 1024 * 1024,
      placeTime: 60 * 60_000,
      rememberedTime: 24 * 60 * 60_000,
      maxErrorsTold: 1_000,
    });
  });

  test('battery 49 what one account may store, in bytes and in stores that were never published', () => {
    expect(STORAGE_LIMITS).toEqual({
      newSeller: 524_288_000,
      seller: 5_368_709_120,
      block: 4_096,
      unpublishedStores: 10,
    });
  });

  test('R9.7 R9.13 what admins load', () => {
    expect(ADMIN_LIMITS).toEqual({
      users: 100,
      stores: 100,
      orders: 100,
      products: 1_000,
      userExport: 5_000,
      auditLogExport: 5_000,
      exportPage: 500,
      usersByRole: 60,
      journal: 100,
      registrationDays: 7,
      loginDays: 1,
    });
  });

  test('R9.6 R5.25 the bot check', () => {
    expect(BOT_CHECK_LIMITS).toEqual({
      retryAttempts: 3,
      retryDelayPerAttempt: 1_000,
      readinessTimeout: 5_000,
      readinessPoll: 100,
      executeTimeout: 10_000,
      postLoadWait: 1_500,
      logEntries: 100,
      tokenMinLength: 20,
      scriptTimeout: 5_000,
      siteverifyTimeout: 5_000,
      challengeTime: 600_000,
      verifiedTime: 120_000,
    });
  });

  test('R5.16 R5.19 R5.4 R9.12 how long texts may be', () => {
    expect(LENGTHS).toEqual({
      passwordMin: 8,
      passwordMax: 128,
      name: 100,
      email: 254,
      address: 255,
      city: 100,
      state: 100,
      postalCode: 20,
      phone: 30,
      productName: 100,
      shortDescription: 300,
      storeDescription: 2_000,
      ownerNameMin: 2,
      ownerName: 100,
      ownerDescription: 500,
      slug: 80,
      notes: 500,
      carrier: 60,
      trackingNumber: 60,
      subject: 200,
      message: 5_000,
      link: 300,
      taxId: 20,
      words: 2_100,
    });
  });

  test('battery 46 battery 58 codes have six figures, and a key of an order is good for a day', () => {
    expect([CODE_LIMITS, ORDER_LIMITS]).toEqual([
      { length: 6, resendPause: 60_000 },
      { pageSize: 20, maxLimit: 100, idempotencyWindow: 86_400_000 },
    ]);
  });

  test('battery 25 what a request may hold', () => {
    expect([REQUEST_LIMITS, SEARCH_LIMITS]).toEqual([
      { maxBodyBytes: 1_048_576, maxDepth: 32 },
      { maxLength: 100 },
    ]);
  });
});
