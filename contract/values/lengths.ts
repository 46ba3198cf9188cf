/** Text length limits in characters (R9.12, and own bounds if the source has none). */
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
  /** Tax id including typed spaces and dots. */
  taxId: 20,
  /** Categories or tags on one line: 50 of 40 characters, plus separators. */
  words: 2_100,
} as const;
