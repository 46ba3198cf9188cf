import { expect, test } from 'vitest';
import { nameFaults } from './name-faults.ts';

test('a retired word in a file name or in an exported name is told with the word to use', () => {
  expect(
    nameFaults([
      { path: 'src/kept-answers.ts', text: 'export const keptAnswers = 1;\nconst toldOnce = 2;' },
      { path: 'src/cache.ts', text: 'export async function tellUser() {}\nexport type UserLetter = string;' },
    ]),
  ).toEqual([
    'src/kept-answers.ts: kept-answers holds "kept"; use cached, stored or kept for a condition that has a term',
    'src/kept-answers.ts: keptAnswers holds "kept"; use cached, stored or kept for a condition that has a term',
    'src/cache.ts: tellUser holds "tell"; use notify, report or send',
    'src/cache.ts: UserLetter holds "letter"; use email',
  ]);
});

test('a retired word inside of another word is none', () => {
  expect(nameFaults([{ path: 'src/template.ts', text: 'export const relateLatest = 1;' }])).toEqual([]);
});

test('a name that two files export is told, a constant with its type in one file is not', () => {
  expect(
    nameFaults([
      { path: 'contract/cart.ts', text: 'export const Cart = 1;\nexport type Cart = string;' },
      { path: 'src/a.ts', text: 'export interface Row {}' },
      { path: 'src/b.ts', text: 'export enum Row {}' },
    ]),
  ).toEqual(['Row is exported by src/a.ts and src/b.ts']);
});

test('generated files are not looked at, nor the routes of several pages', () => {
  expect(
    nameFaults([
      { path: 'src/a.gen.ts', text: 'export const toldTree = 1;' },
      { path: 'src/routes/a.tsx', text: 'export const Route = 1;' },
      { path: 'src/routes/b.tsx', text: 'export const Route = 1;' },
    ]),
  ).toEqual([]);
});
