import type { RequirementMutant } from '../../scripts/proofs/requirement-mutant.ts';
import { audienceMutants } from './r1-audiences.ts';
import { screenMutants } from './r2-screens.ts';
import { entityMutants } from './r3-entities.ts';
import { stateMutants } from './r4-states.ts';
import { validationMutants } from './r5-validation.ts';
import { permissionMutants } from './r6-permissions.ts';
import { shopCallMutants } from './r7-calls-of-the-shop.ts';
import { accountCallMutants } from './r7-calls-of-accounts.ts';
import { errorMutants } from './r8-errors.ts';
import { constantMutants } from './r9-constants.ts';

/** Behaviours that `npm run test:proofs` removes: those that no mutator of `scripts/mutation` removes, and at least one of each requirement. */
export const requirementMutants: readonly RequirementMutant[] = [
  ...audienceMutants,
  ...screenMutants,
  ...entityMutants,
  ...stateMutants,
  ...validationMutants,
  ...permissionMutants,
  ...shopCallMutants,
  ...accountCallMutants,
  ...errorMutants,
  ...constantMutants,
];
