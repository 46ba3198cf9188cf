import { describe, expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { backOfficeRoles, appSectionOf } from './app-section.ts';

describe(backOfficeRoles, () => {
  test.each([
    ['/producer/products/new', ['producer', 'admin']],
    ['/producer', ['producer', 'admin']],
    ['/admin/users', ['admin']],
    ['/', null],
    ['/products', null],
    ['/producers', null],
    ['/tienda/admin', null],
  ])('R2.5 R2.6 R2.7 at %s these may enter: %j', (path, roles) => {
    expect(backOfficeRoles(path)).toEqual(roles);
  });
});

test('R2.5 R2.7 behind the door of the back office lie the screens of producers and admins, and no others', () => {
  const behind = Object.entries(screens).filter(([path]) => appSectionOf(path) === 'backOffice');
  const theirs = Object.entries(screens).filter(([, { audience }]) => /^(producer|admin)$/.test(audience));
  expect(behind).toEqual(theirs);
});
