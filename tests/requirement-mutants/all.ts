import type { RequirementMutant } from '../../scripts/proofs/requirement-mutant.ts';
import { r1 } from './r1.ts';
import { r2From1To6 } from './r2-1-to-2-6.ts';
import { r2From7To16 } from './r2-7-to-2-16.ts';
import { r2From17To25 } from './r2-17-to-2-25.ts';
import { r3From1To9 } from './r3-1-to-3-9.ts';
import { r3From10To18 } from './r3-10-to-3-18.ts';
import { r4From1To11 } from './r4-1-to-4-11.ts';
import { r4From12To19 } from './r4-12-to-4-19.ts';
import { r5From1To8 } from './r5-1-to-5-8.ts';
import { r5From9To17 } from './r5-9-to-5-17.ts';
import { r5From18To25 } from './r5-18-to-5-25.ts';
import { r6 } from './r6.ts';
import { r7From1To8 } from './r7-1-to-7-8.ts';
import { r7From9To16 } from './r7-9-to-7-16.ts';
import { r7From17To25 } from './r7-17-to-7-25.ts';
import { r8From1To8 } from './r8-1-to-8-8.ts';
import { r8From9To17 } from './r8-9-to-8-17.ts';
import { r9From1To7 } from './r9-1-to-9-7.ts';
import { r9From8To14 } from './r9-8-to-9-14.ts';

/** Behaviours that `npm run test:proofs` removes, in the order of docs/requirements.md. */
export const requirementMutants: readonly RequirementMutant[] = [
  ...r1,
  ...r2From1To6,
  ...r2From7To16,
  ...r2From17To25,
  ...r3From1To9,
  ...r3From10To18,
  ...r4From1To11,
  ...r4From12To19,
  ...r5From1To8,
  ...r5From9To17,
  ...r5From18To25,
  ...r6,
  ...r7From1To8,
  ...r7From9To16,
  ...r7From17To25,
  ...r8From1To8,
  ...r8From9To17,
  ...r9From1To7,
  ...r9From8To14,
];
