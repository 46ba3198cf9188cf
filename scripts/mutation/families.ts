import { globSync } from 'node:fs';
import type { Mutator } from './mutant.ts';
import {
  assignedMembers,
  chartMembers,
  halvedDelays,
  handlers,
  negatedGuards,
} from './mutators/chart-members.ts';
import { targets } from './mutators/chart-targets.ts';
import {
  exchangedBranches,
  removedAttributes,
  silencedSends,
  withoutStyleChanges,
} from './mutators/markup.ts';
import { members, droppedChainCalls } from './mutators/members.ts';
import { conditions, operators } from './mutators/operators.ts';
import { structs } from './mutators/structs.ts';
import { numbers, regularExpressions, texts } from './mutators/values.ts';
import { omittedCalls, statuses, droppedConditions } from './mutators/verbs.ts';

type Family = {
  files: readonly string[];
  mutators: readonly Mutator[];
  /** Minimum share of mutants that the tests must detect. */
  target: number;
  /** Default sample size. */
  sample: number;
};

const logic = [operators, conditions] as const;
const markup = [...logic, exchangedBranches, removedAttributes, silencedSends].map(withoutStyleChanges);

/** Mutators and targets of each part of the project. */
export const FAMILIES = {
  contract: {
    files: ['contract/**/*.ts'],
    mutators: [...logic, numbers, texts, regularExpressions, members, droppedChainCalls, structs],
    target: 0.95,
    sample: 60,
  },
  machines: {
    files: ['src/machines/**/*.ts'],
    mutators: [
      ...logic,
      numbers,
      targets,
      chartMembers,
      handlers,
      negatedGuards,
      halvedDelays,
      assignedMembers,
    ],
    target: 0.96,
    sample: 60,
  },
  verbs: {
    files: ['server/services/**/*.ts', 'server/policies/**/*.ts'],
    mutators: [...logic, numbers, statuses, droppedConditions, omittedCalls],
    target: 0.93,
    sample: 40,
  },
  views: {
    files: ['src/components/**/*.tsx'],
    mutators: markup,
    target: 0.85,
    sample: 60,
  },
  wiring: {
    files: ['src/wiring/**/*.{ts,tsx}'],
    mutators: [...markup, omittedCalls],
    target: 0.88,
    sample: 60,
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;

export const FAMILY_NAMES = [
  'contract',
  'machines',
  'verbs',
  'views',
  'wiring',
] as const satisfies readonly FamilyName[];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Files of a family, relative to the root, sorted by name. */
export const filesOfFamily = (family: FamilyName, root: string): string[] =>
  FAMILIES[family].files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !isTest(path))
    .toSorted();
