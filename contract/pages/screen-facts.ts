import type { ScreenPath } from '../screens.ts';
import { screensThat } from './screen-at.ts';

/*
 * What the browser's code asks about screens. Each question has its argument written out and is answered when the application
 * is built (scripts/screen-facts-at-build.ts): nobody downloads the table.
 */

/** Addresses to which nobody is led back after a login (R2.10). */
export const addressesWithoutReturn = (): ScreenPath[] => screensThat(({ origin }) => origin === 'never');
