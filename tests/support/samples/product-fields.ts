/** Store fields inside a product, in words. */
export const PRODUCT_STORE_FIELDS = {
  'name?': 'string',
  status: 'draft scheduled active paused ended archived',
  'startDate|null': 'instante',
  'endDate|null': 'instante',
};

const TOLD_DETAILS = {
  'content?': { amount: 'number', unit: 'string' },
  'ingredients?': 'string',
  'allergens?': ['string'],
  'materials?': 'string',
  'sizes?': 'string',
};

/** Fields of a product on the wire, in words (R3.10). */
export const PRODUCT_FIELDS = {
  id: 'id',
  name: 'string',
  producerName: 'string',
  'producerId?': 'string',
  'sellerName?': 'string',
  'shortDescription?': 'string',
  price: 'number',
  stock: 'number',
  'thumbnailUrl?|null': 'string',
  'imageUrls?': ['string'],
  'isActive?': 'boolean',
  'popupStoreId?|null': 'string',
  'popupStore?|null': PRODUCT_STORE_FIELDS,
  'isPopupStoreExclusive?': 'boolean',
  'details?': TOLD_DETAILS,
  'createdAt?': 'string',
  'updatedAt?': 'string',
  'version?': 'number',
};
