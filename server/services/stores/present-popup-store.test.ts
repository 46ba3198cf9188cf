import { describe, expect, test } from 'vitest';
import { presentPopupStore, type PopupStoreRow } from './present-popup-store.ts';

const NOW = Date.parse('2026-09-14T10:00:00.000Z');
const before = new Date(NOW - 1);
const now = new Date(NOW);
const after = new Date(NOW + 1);

const rowOf = (fields: Partial<PopupStoreRow>): PopupStoreRow => ({
  id: 'id',
  ownerId: 'owner',
  slug: 'la-colmena',
  name: 'La Colmena',
  description: 'Miel cruda.',
  status: 'active',
  startDate: before,
  endDate: after,
  clockEnd: null,
  eventBanner: null,
  config: {},
  ownerInfo: null,
  categories: [],
  tags: [],
  heroPicture: null,
  logoPicture: null,
  avatarPicture: null,
  bannerPicture: null,
  pendingPictures: [],
  approval: null,
  approvalNote: '',
  version: 3,
  createdAt: before,
  updatedAt: before,
  wasPublished: true,
  isPublic: true,
  productCount: 0,
  ...fields,
});
const told = (fields: Partial<PopupStoreRow>) => presentPopupStore(rowOf(fields), NOW);

describe(presentPopupStore, () => {
  test.each<[Partial<PopupStoreRow>, [string, boolean, Date | null, Date | null]]>([
    [{ startDate: before, endDate: after }, ['active', true, null, after]],
    [{ startDate: now, endDate: after }, ['active', true, null, after]],
    [{ startDate: after, endDate: after }, ['active', false, after, after]],
    [{ startDate: before, endDate: now }, ['active', true, null, now]],
    [{ startDate: before, endDate: null }, ['active', false, null, null]],
    [{ startDate: null, endDate: after }, ['active', false, null, after]],
    [{ startDate: before, endDate: before }, ['ended', false, null, null]],
    [{ status: 'scheduled', startDate: after, endDate: after }, ['scheduled', false, after, after]],
    [{ status: 'paused', startDate: after, endDate: after }, ['paused', false, null, null]],
    [{ status: 'draft', startDate: after, endDate: after }, ['draft', false, null, null]],
    [{ status: 'ended', startDate: before, endDate: after }, ['ended', false, null, null]],
  ])('R4.10 R3.5 a store %j has this status, and opens and closes then', (fields, expected) => {
    const { status, isOpen, opensAt, closesAt } = told(fields);
    const [, , opens, closes] = expected;
    expect([status, isOpen, opensAt, closesAt]).toEqual([
      expected[0],
      expected[1],
      opens && opens.toISOString(),
      closes && closes.toISOString(),
    ]);
  });

  test('R3.5 only what there is of pictures, owner and approval is told', () => {
    const bare = told({});
    for (const field of ['avatarUrl', 'eventBannerUrl', 'approval', 'pendingImages'])
      expect(bare).not.toHaveProperty(field);
    expect([bare.heroImageUrl, bare.logoUrl, bare.metadata]).toEqual([
      null,
      null,
      { description: 'Miel cruda.', categories: [], tags: [] },
    ]);
    const held = told({
      status: 'draft',
      avatarPicture: 'cara',
      bannerPicture: 'cartel',
      approval: 'refused',
      approvalNote: 'Faltan fotos.',
      pendingPictures: ['logo'],
      ownerInfo: { name: 'Amparo' },
    });
    const { avatarUrl, eventBannerUrl, approval, pendingImages, metadata } = held;
    expect([avatarUrl, eventBannerUrl, approval, pendingImages, metadata?.owner]).toEqual([
      '/pictures/cara.webp',
      '/pictures/cartel.webp',
      { state: 'refused', note: 'Faltan fotos.', version: 3 },
      ['logo'],
      'Amparo',
    ]);
    expect(told({ approval: 'granted' })).not.toHaveProperty('approval');
  });
});
