import type { PopupStore } from '../../../contract/stores/popup-store.ts';

interface DataOptions {
  absolute: (address: string) => string;
}

/**
 * JSON-LD of a store (schema.org), safe inside a script element: an online store and, with dates, a sale event.
 * URLs are absolute.
 */
export function storeJsonLdText(store: PopupStore, { absolute }: DataOptions): string {
  const url = absolute(`/tienda/${store.slug}`);
  const picture = store.heroImageUrl ?? store.config.heroImage;
  const logo = store.logoUrl ?? store.config.logo;
  const said = {
    name: store.name,
    description: store.config.tagline ?? store.description,
    url,
    ...(picture ? { image: absolute(picture) } : {}),
  };
  const shop = {
    '@type': 'OnlineStore',
    '@id': `${url}#puesto`,
    ...said,
    ...(logo ? { logo: absolute(logo) } : {}),
    ...(store.ownerInfo ? { founder: { '@type': 'Person', name: store.ownerInfo.name } } : {}),
  };
  const sale = {
    '@type': 'SaleEvent',
    ...said,
    startDate: store.startDate,
    endDate: store.endDate,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@id': shop['@id'] },
  };
  const isDated = store.startDate !== null && store.endDate !== null && store.status !== 'paused';
  const data = { '@context': 'https://schema.org', '@graph': isDated ? [shop, sale] : [shop] };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
