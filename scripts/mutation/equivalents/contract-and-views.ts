import type { EquivalentMutant } from './equivalent-mutant.ts';

/** Equivalent mutants of contract, machines, wiring and views. */
export const CONTRACT_AND_VIEW_EQUIVALENTS: readonly EquivalentMutant[] = [
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: 'role: optional(unknown()),',
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: "'custom:role': optional(unknown()),",
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: 'queryInfo: optional(unknown()),',
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/lifecycles/order.lifecycle.ts',
    what: 'text emptied',
    original: "'order'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/popup-store.lifecycle.ts',
    what: 'text emptied',
    original: "'popupStore'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/product-import.lifecycle.ts',
    what: 'text emptied',
    original: "'productImport'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/product-order.lifecycle.ts',
    what: 'text emptied',
    original: "'productOrder'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/values/locale-format-data.ts',
    what: 'number +1',
    original: '1_234_567.5',
    reason: 'any amount with groups and decimals shows how amounts are written',
  },
  {
    file: 'contract/values/locale-format-data.ts',
    what: 'number -1',
    original: '1_234_567.5',
    reason: 'any amount with groups and decimals shows how amounts are written',
  },
  {
    file: 'contract/values/slug.ts',
    what: 'pattern: + → *',
    original: '/^-+|-+$/g',
    reason: 'no hyphens where there are none are nothing to take away',
  },
  {
    file: 'contract/values/slug.ts',
    what: 'pattern: + → *',
    original: '/-+$/',
    reason: 'no hyphens where there are none are nothing to take away',
  },
  {
    file: 'contract/producer/period-choice.ts',
    what: '< → <=',
    original: 'closing < today',
    reason: 'of two days that are one either is that day',
  },
];
