import { expect, type Page } from '@playwright/test';

/** Creates a draft store with a number of products by the API; returns its id. */
export async function createDraftStore(
  page: Pick<Page, 'request'>,
  token: string,
  name: string,
  goods: number,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { data: { popupStore?: { id: string } } };
  };
  const mine = await page.request.get('/api/popup-stores/user/me', { headers });
  const { data } = (await mine.json()) as { data: { popupStores: { ownerId: string }[] } };
  const made = await post('/popup-stores', {
    name,
    description: 'Un puesto de prueba que nadie ve.',
    ownerId: data.popupStores[0]?.ownerId,
  });
  const id = made.data.popupStore?.id ?? '';
  for (let number = 1; number <= goods; number += 1)
    await post('/products', {
      name: `Cuenco ${number}`,
      producerName: 'Taller',
      shortDescription: 'Barro.',
      price: 9.5,
      stock: 3,
      popupStoreId: id,
      requestUploadUrls: true,
      imageTypes: [{ filename: 'cuenco.png', contentType: 'image/png', isThumb: true }],
    });
  return id;
}
