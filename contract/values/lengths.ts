/** Lengths of texts (R9.12 and our own bounds where the source names none). */
export const LENGTHS = {
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
  /** A tax number with the spaces and points that people write into it. */
  taxId: 20,
  /** Categories or tags on one line: fifty of forty characters, with what stands between them. */
  words: 2_100,
} as const;
