/** Lines of each bought cart. */
export const LINES_PER_CART = 3;

export const BENCH_SHIPPING = {
  fullName: 'Persona de Medida',
  address: 'Calle Mayor, 3',
  postalCode: '46001',
  city: 'Valencia',
  email: 'medida@tenderete.example',
};
