import { describe, expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { mutantsIn } from './find-mutants.ts';
import { type Mutator, withMutant } from './mutant.ts';
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

/** Mutated sources, each with the mutator's description. */
const made = (code: string, ...mutators: Mutator[]) =>
  mutantsIn(code, 'a.tsx', mutators).map((mutant) => `${mutant.what}: ${withMutant(code, mutant)}`);

describe('what is shown', () => {
  test('handlers and what a reader can tell are not there, looks stay', () => {
    expect(made('<chakra.a href="/" padding="2" onClick={f} />;', removedAttributes)).toEqual([
      'href removed: <chakra.a  padding="2" onClick={f} />;',
      'onClick removed: <chakra.a href="/" padding="2"  />;',
    ]);
  });

  test('branches change places, and events are not sent', () => {
    expect(made('a ? <b /> : null;', exchangedBranches)).toEqual([
      'branches exchanged: ((a) ? (null) : (<b />));',
    ]);
    expect(made("f(() => ref.send({ type: 'x' }));", silencedSends)).toEqual([
      'event not sent: f(() => undefined);',
    ]);
  });

  test('nothing is taken away from looks: of an element what means nothing, of a component its css', () => {
    const logic = withoutStyleChanges(operators);
    const code = '<chakra.a padding={!a} hidden={!b}><Own css={!c} padding={!d}>{!e}</Own></chakra.a>;';
    expect(made(code, logic).map((mutant) => mutant.match(/!\w/g)?.join(''))).toEqual([
      '!a!c!d!e',
      '!a!b!c!e',
      '!a!b!c!d',
    ]);
  });
});

describe('what runs', () => {
  test('conditions are always so and never', () => {
    expect(made('a ? b : c;', conditions)).toEqual([
      'condition → true: true ? b : c;',
      'condition → false: false ? b : c;',
    ]);
    expect(made('if (a) b();', conditions)).toEqual([
      'condition → true: if (true) b();',
      'condition → false: if (false) b();',
    ]);
  });

  test('operators are another one, and logic has one side', () => {
    expect(made('a >= b;', operators)).toEqual(['>= → >: ((a) > (b));']);
    expect(made('!a;', operators)).toEqual(['! dropped: a;']);
    expect(made('a ?? b;', operators)).toEqual(['left of ?? dropped: (b);', 'right of ?? dropped: (a);']);
    expect(made('a && b;', operators)).toEqual([
      '&& → ||: ((a) || (b));',
      'left of && dropped: (b);',
      'right of && dropped: (a);',
    ]);
  });

  test('numbers are one more and one less, truths the other one, texts empty', () => {
    expect(made('f(3, true);', numbers)).toEqual([
      'number +1: f((3 + 1), true);',
      'number -1: f((3 - 1), true);',
      'true → false: f(3, false);',
    ]);
    expect(made("f('a', '', `b${c}`, `${c}`);", texts)).toEqual([
      "text emptied: f('', '', `b${c}`, `${c}`);",
      "text emptied: f('a', '', '', `${c}`);",
    ]);
  });

  test('patterns lose an end and move a bound', () => {
    expect(made('/^a+b{2,3}$/u;', regularExpressions)).toEqual([
      'pattern: ^ dropped: /a+b{2,3}$/u;',
      'pattern: $ dropped: /^a+b{2,3}/u;',
      'pattern: + → *: /^a*b{2,3}$/u;',
      'pattern: least -1: /^a+b{1,3}$/u;',
      'pattern: most +1: /^a+b{2,4}$/u;',
    ]);
  });

  test('elements, members and steps are left out, and what is left is a list', () => {
    expect(made('[a, b];', members)).toEqual(['element removed: [b];', 'element removed: [a];']);
    expect(made('x = { a, ...b, };', members)).toEqual([
      'member removed: x = { ...b, };',
      'member removed: x = { a, };',
    ]);
    expect(made('x = { a, };', members)).toEqual(['member removed: x = {  };']);
    expect(made("a.trim().at(0).replace('b', c);", droppedChainCalls)).toEqual([
      '.replace() dropped: a.trim().at(0);',
      ".trim() dropped: a.at(0).replace('b', c);",
    ]);
  });

  test('structs lose what is around them', () => {
    expect(made("refine(optional(a), 'b', c);", structs)).toEqual([
      'refine dropped: optional(a);',
      "optional dropped: refine(a, 'b', c);",
    ]);
  });

  test('types, imports and names of members are no mutants', () => {
    const code =
      "import { a } from 'b';\nexport { c } from 'd';\ntype E = 1 | 'f';\nconst g: 2 = h as 3;\nconst i = { 4: j };";
    expect(made(code, numbers, texts)).toEqual([]);
  });

  test('a mutant says where it is and the original code', () => {
    expect(mutantsIn('// á\nf(\n  a &&\n    b,\n);', 'a.ts', [operators])[1]).toEqual({
      file: 'a.ts',
      line: 3,
      what: 'left of && dropped',
      start: 10,
      end: 20,
      replacement: '(b)',
      original: 'a && b',
    });
  });
});

describe('charts', () => {
  test('targets lead to a sibling and nowhere', () => {
    const states = (inside: string) => `x = { states: { a: ${inside}, b: {} } };`;
    expect(made(states("{ on: { go: 'b' } }"), targets)).toEqual([
      `target → a: ${states("{ on: { go: 'a' } }")}`,
      `target removed: ${states('{ on: { go: {} } }')}`,
    ]);
    expect(made(states("{ always: { target: 'b', guard } }"), targets)).toEqual([
      `target → a: ${states("{ always: { target: 'a', guard } }")}`,
      `target removed: ${states('{ always: { guard } }')}`,
    ]);
  });

  test('guards are removed and negated, with what that needs', () => {
    const code = "x = { go: { guard: 'isA', target: 'b' } };";
    expect(made(code, chartMembers, negatedGuards)).toEqual([
      "guard removed: x = { go: { target: 'b' } };",
      "guard negated: x = { go: { guard: notSo('isA'), target: 'b' } };\nimport { not as notSo } from 'xstate';",
    ]);
  });

  test('actions, branches, handlers and marks are removed', () => {
    expect(made("x = { entry: ['a', 'b'] };", chartMembers)).toEqual([
      'entry removed: x = {  };',
      "entry action removed: x = { entry: ['b'] };",
      "entry action removed: x = { entry: ['a'] };",
    ]);
    expect(made("x = { systemId: 'a', reenter: true, onError: 'b' };", chartMembers)).toEqual([
      "systemId removed: x = { reenter: true, onError: 'b' };",
      "reenter removed: x = { systemId: 'a', onError: 'b' };",
      "onError removed: x = { systemId: 'a', reenter: true };",
    ]);
    expect(made('x = { on: { a: [b, c], d: e } };', handlers)).toEqual([
      'handler removed: x = { on: { d: e } };',
      'handler removed: x = { on: { a: [b, c] } };',
      'branch removed: x = { on: { a: [c], d: e } };',
      'branch removed: x = { on: { a: [b], d: e } };',
    ]);
  });

  test('delays are halved and assignments leave a member', () => {
    expect(made('setup({ delays: { a: B, c: () => d } });', halvedDelays)).toEqual([
      'delay halved: setup({ delays: { a: ((B) / 2), c: () => d } });',
      'delay halved: setup({ delays: { a: B, c: () => ((d) / 2) } });',
    ]);
    expect(made('assign(() => ({ a, b: { c } }));', assignedMembers)).toEqual([
      'assigned member removed: assign(() => ({ b: { c } }));',
      'assigned member removed: assign(() => ({ a }));',
    ]);
  });

  test('what setup implements is no member of the chart', () => {
    expect(made('setup({ guards: {}, actions: { a: [b, c] } });', chartMembers)).toEqual([]);
  });
});

describe('verbs', () => {
  test('codes and statuses are another one', () => {
    expect(made("f('CONFLICT', 'NOT_FOUND', 'pending', 'text');", statuses)).toEqual([
      "CONFLICT → NOT_FOUND: f('NOT_FOUND', 'NOT_FOUND', 'pending', 'text');",
      "NOT_FOUND → FORBIDDEN: f('CONFLICT', 'FORBIDDEN', 'pending', 'text');",
      "pending → organizing: f('CONFLICT', 'NOT_FOUND', 'organizing', 'text');",
    ]);
  });

  test('statements lose a member or all that they ask for', () => {
    expect(made('db.select().where(and(a, b));', droppedConditions)).toEqual([
      'where dropped: db.select();',
      'member of and removed: db.select().where(and(b));',
      'member of and removed: db.select().where(and(a));',
    ]);
  });

  test('checks are not asked for', () => {
    expect(made('await requireA(); const b = await c();', omittedCalls)).toEqual([
      'call removed: ; const b = await c();',
    ]);
  });
});

test('what two mutators would both do is one mutant', () => {
  expect(mutantsIn('x = { a: b };', 'a.ts', [members, members])).toHaveLength(1);
});

test('each family asks for what its part of the house is judged by', () => {
  const targets = Object.entries(FAMILIES).map(([family, { target }]) => [family, target]);
  expect(targets).toEqual([
    ['contract', 0.95],
    ['machines', 0.96],
    ['verbs', 0.93],
    ['views', 0.85],
    ['wiring', 0.88],
  ]);
});
