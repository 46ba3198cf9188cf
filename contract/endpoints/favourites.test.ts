import { expect, test } from 'vitest';
import { describeCalls } from '../../tests/support/samples/describe-calls.ts';
import { describeStruct } from '../../tests/support/samples/describe-struct.ts';
import { MAX_FAVOURITES } from '../limits.ts';
import { Favourite } from '../favourites/favourite.ts';
import { favouriteEndpoints } from './favourites.ts';
import { favouriteRequests } from './favourites.requests.ts';

test('R3.18 an account’s favourites are its own, and what there is of some may be asked by anybody', () => {
  expect(describeCalls(favouriteEndpoints, favouriteRequests)).toEqual([
    [
      'listFavourites',
      'signedIn',
      'GET /users/v1/users/profile/favourites',
      'users, 30 s',
      '',
      'favourites',
      '',
    ],
    [
      'addFavourites',
      'signedIn',
      'POST /users/v1/users/profile/favourites',
      'users, 30 s',
      'favourites',
      'favourites',
      '',
    ],
    [
      'removeFavourite',
      'signedIn',
      'DELETE /users/v1/users/profile/favourites/{id}',
      'users, 30 s',
      '/id',
      'favourites',
      '',
    ],
    [
      'lookUpFavourites',
      'anyone',
      'GET /market/favourites',
      'users, 30 s',
      '&productIds? &popupStoreIds?',
      'products popupStores',
      '',
    ],
  ]);
});

test('R3.18 a favourite is of a kind and has the name that it had; 100 are kept', () => {
  expect([describeStruct(Favourite), MAX_FAVOURITES]).toEqual([
    { kind: 'product popupStore', id: 'id', name: 'texto' },
    100,
  ]);
});
