import { expect, test } from 'vitest';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { Order } from '../orders/order.ts';
import { PublicOwner } from '../stores/popup-store.ts';
import { AccountExport } from './account-export.ts';
import { Favourite } from '../favourites/favourite.ts';
import { User } from './user.ts';
import { UserHoldings } from '../admin/user-holdings.ts';

test('R7.23 what an owner takes along: everything that is theirs, and nothing by which somebody else could come in', () => {
  expect(describeStruct(AccountExport)).toEqual({
    exportedAt: 'string',
    user: describeStruct(User),
    sessions: [{ createdAt: 'string', lastUsedAt: 'string', 'userAgent|null': 'string' }],
    cart: [{ 'name|null': 'string', quantity: 'number', price: 'number' }],
    orders: [describeStruct(Order)],
    messages: [{ subject: 'string', message: 'string', createdAt: 'string' }],
    stores: [
      {
        id: 'id',
        name: 'string',
        slug: 'string',
        description: 'string',
        status: 'string',
        'startDate|null': 'string',
        'endDate|null': 'string',
        'ownerInfo|null': describeStruct(PublicOwner),
        createdAt: 'string',
      },
    ],
    products: [
      {
        id: 'id',
        name: 'string',
        producerName: 'string',
        shortDescription: 'string',
        price: 'number',
        stock: 'number',
        isActive: 'boolean',
        'popupStoreId|null': 'string',
        createdAt: 'string',
      },
    ],
    favourites: [describeStruct(Favourite)],
    reminders: [{ storeName: 'string', askedAt: 'string', 'confirmedAt|null': 'string' }],
  });
});

test('R7.21 what hangs on an account is counted', () => {
  expect(describeStruct(UserHoldings)).toEqual({
    stores: 'cifra',
    openStores: 'cifra',
    products: 'cifra',
    ordersToServe: 'cifra',
    orders: 'cifra',
    openOrders: 'cifra',
  });
});
