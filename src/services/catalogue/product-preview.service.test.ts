import { describe, expect, test } from 'vitest';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { createProductPreviewService } from './product-preview.service.ts';

const store = sampleStore({ status: 'draft' });
const product = sampleProduct({ isActive: false });
const id = product.id;
const missing = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) } as const;

describe(createProductPreviewService.name, () => {
  test('R7.14 a product that is hidden comes with its store, published or not', async () => {
    const { call } = fakeCall({
      getProduct: successfulAnswer({ product }),
      getPopupStore: successfulAnswer({ popupStore: store }),
    });
    expect(await createProductPreviewService(call).loadProductDraft({ id })).toEqual(
      successfulAnswer({ product, store, related: [] }),
    );
  });

  test('one without a store, or whose store cannot be had, comes alone', async () => {
    const loose = { ...product, popupStoreId: null };
    for (const one of [loose, product]) {
      const { call } = fakeCall({ getProduct: successfulAnswer({ product: one }), getPopupStore: missing });
      expect(await createProductPreviewService(call).loadProductDraft({ id })).toEqual(
        successfulAnswer({ product: one, store: null, related: [] }),
      );
    }
  });

  test('one that is not there is a failure', async () => {
    const { call } = fakeCall({ getProduct: missing });
    expect(await createProductPreviewService(call).loadProductDraft({ id })).toEqual(missing);
  });
});
