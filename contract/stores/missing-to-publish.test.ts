import { expect, test } from 'vitest';
import { sampleStore } from '../../tests/support/samples/samples.ts';
import { missingToPublish, MISSING_TO_PUBLISH } from './missing-to-publish.ts';

const ownerInfo = {
  name: 'Ana',
  legalName: 'Colmenas de Soria, S. L.',
  taxId: 'B12345674',
  address: 'Calle Mayor 1, 42001 Soria',
  email: 'ana@example.com',
  payment: [{ kind: 'bizum' }],
  delivery: [{ kind: 'pickup' }],
  returns: '14 días',
};
const whole = sampleStore({ heroImageUrl: '/pictures/puesto.webp', ownerInfo });

test('R5.4 a store that has everything lacks nothing', () => {
  expect(missingToPublish(whole)).toEqual([]);
});

test('R5.4 one that has nothing lacks all, in the order in which it is asked for', () => {
  const bare = { startDate: null, endDate: null, description: '', productCount: 0 };
  expect(missingToPublish(bare)).toEqual([...MISSING_TO_PUBLISH]);
});

test.each([
  ['dates', { endDate: null }],
  ['heroImage', { heroImageUrl: null }],
  ['products', { productCount: 0 }],
  ['taxId', { ownerInfo: { ...ownerInfo, taxId: '' } }],
  ['payment', { ownerInfo: { ...ownerInfo, payment: [] } }],
  ['contact', { ownerInfo: { ...ownerInfo, email: '' } }],
])('R5.4 without it %s is said to be missing, and nothing else', (gap, changes) => {
  expect(missingToPublish({ ...whole, ...changes })).toEqual([gap]);
});

test('R5.4 a telephone is a contact as an address to write to is', () => {
  expect(
    missingToPublish({ ...whole, ownerInfo: { ...ownerInfo, email: '', telephone: '600 100 200' } }),
  ).toEqual([]);
});

test.each([
  ['12345678Z', []],
  ['X1234567L', []],
  ['B12345674', ['legalName']],
])('R5.4 whoever sells in person is named already, a company is not: %s', (taxId, gaps) => {
  expect(missingToPublish({ ...whole, ownerInfo: { ...ownerInfo, legalName: '', taxId } })).toEqual(gaps);
});
