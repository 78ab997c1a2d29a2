import { isHole, type TracedStatement } from './trace-statements';

/** What the matrix shows: a section or all, and all statements or some. */
export type StatementFilter = {
  readonly section: string;
  readonly show: string;
  /** The beginning of an id, with or without `§`, or words of the statement. */
  readonly find: string;
};

/** The choices of what to show. */
export const SHOW_OPTIONS = [
  { value: '', label: 'All statements' },
  { value: 'holes', label: 'Holes only' },
  { value: 'no-machine', label: 'Shown by no machine' },
  { value: 'no-test', label: 'Shown by walkthroughs alone' },
] as const;

/** The statements that a filter selects. */
export function filterStatements(
  traced: readonly TracedStatement[],
  { section, show, find }: StatementFilter,
): readonly TracedStatement[] {
  return traced.filter(
    (one) =>
      (section === '' || one.statement.section === section) &&
      isShown(one, show) &&
      isFound(one.statement, find),
  );
}

function isFound({ id, topic, text }: TracedStatement['statement'], find: string): boolean {
  const searched = find.trim().toLowerCase();
  if (id.toLowerCase().replace('§', '').startsWith(searched.replace('§', ''))) return true;
  const content = `${id} ${topic} ${text}`.toLowerCase();
  return searched.split(/\s+/).every((word) => content.includes(word));
}

function isShown(traced: TracedStatement, show: string): boolean {
  switch (show) {
    case 'holes':
      return isHole(traced);
    case 'no-machine':
      return traced.goals.length === 0;
    case 'no-test':
      return traced.goals.length > 0 && traced.tests.length === 0;
    default:
      return true;
  }
}
