const LONGEST = 72;
const FORM =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9, -]+\))?!?: [^\s].*[^.\s]$/;
const CLAUSE = /\b(?:what|whatever|who|whoever|whose|where|wherever|which)\b/i;

const isMadeByGit = (subject: string) => /^(?:Merge|Revert) /.test(subject);

/** Faults of a commit's subject: its form `type(scope): effect`, its length, and clauses in place of the field's words. */
export function subjectFaults(subject: string): string[] {
  if (isMadeByGit(subject)) return [];
  const length = Array.from(subject).length;
  const clause = CLAUSE.exec(subject)?.[0];
  return [
    ...(FORM.test(subject) ? [] : ['is not of the form "type(scope): effect"']),
    ...(length > LONGEST ? [`has ${length} characters; at most ${LONGEST} are allowed`] : []),
    ...(clause === undefined ? [] : [`holds a clause with "${clause}"; use a noun of the field`]),
  ];
}
