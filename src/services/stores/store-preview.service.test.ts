import { describe, expect, test } from 'vitest';
import { withoutStoreFields, toListItem } from '../../../contract/catalogue/list-item.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { createStorePreviewService } from './store-preview.service.ts';

const draft = sampleStore({ status: 'draft', ownerId: sampleId(9) });
const product = sampleProduct();

describe(createStorePreviewService.name, () => {
  test('R7.9 a draft comes with what it will sell, and with whose it is; what is switched off stays out', async () => {
    const { call, asked } = fakeCall({
      getPopupStore: successfulAnswer({ popupStore: draft }),
      listProducts: successfulAnswer({ products: [product, sampleProduct({ isActive: false })] }),
    });
    expect(await createStorePreviewService(call).loadStoreDraft({ idOrSlug: 'la-colmena' })).toEqual(
      successfulAnswer({
        store: draft,
        products: [withoutStoreFields(toListItem(product))],
        pagination: null,
      }),
    );
    expect(asked.map(({ input }) => input)).toEqual([
      { params: { id: 'la-colmena' } },
      { query: { popupStoreSlug: 'la-colmena', sort: 'newest', limit: 24 } },
    ]);
  });

  test.each([
    ['POPUP_STORE_NOT_FOUND', 404, 'NOT_FOUND'],
    ['TIMEOUT', 0, 'TIMEOUT'],
  ] as const)('R8.16 where the store is refused with %s', async (code, status, told) => {
    const { call } = fakeCall({
      getPopupStore: { ok: false, failure: sampleFailure(code, { status }) },
      listProducts: successfulAnswer({ products: [] }),
    });
    expect(await createStorePreviewService(call).loadStoreDraft({ idOrSlug: 'nada' })).toEqual({
      ok: false,
      failure: { code: told, status, errors: [] },
    });
  });

  test('what cannot be listed is a failure', async () => {
    const failure = sampleFailure('UNAVAILABLE', { status: 503 });
    const { call } = fakeCall({
      getPopupStore: successfulAnswer({ popupStore: draft }),
      listProducts: { ok: false, failure },
    });
    expect(await createStorePreviewService(call).loadStoreDraft({ idOrSlug: 'nada' })).toEqual({
      ok: false,
      failure,
    });
  });
});
