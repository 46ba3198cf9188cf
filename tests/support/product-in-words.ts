/** What a product tells of its store. */
export const PRODUCT_STORE = {
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

/** A product as the wire has it (R3.10). */
export const PRODUCT = {
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
  'popupStore?|null': PRODUCT_STORE,
  'isPopupStoreExclusive?': 'boolean',
  'details?': TOLD_DETAILS,
  'createdAt?': 'string',
  'updatedAt?': 'string',
  'version?': 'number',
};
