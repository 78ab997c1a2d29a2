/** A response may have thousands of wrong fields; the first ones say enough. */
const MAX_LOGGED = 5;

/** What is wrong with a field; valibot's issues have this shape. */
type ShapeProblem = {
  readonly expected: string | null;
  readonly input: unknown;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly type: string;
};

/** Logs which fields of a response have the wrong type: their paths and types, never their values, which may be personal. */
export function logShapeProblems(subject: string, issues: readonly ShapeProblem[]): void {
  const shown = issues.slice(0, MAX_LOGGED).map(describeIssue);
  const hiddenCount = issues.length - shown.length;
  if (hiddenCount > 0) shown.push(`${hiddenCount} more`);
  console.warn(`${subject} does not have the expected shape: ${shown.join('; ')}`);
}

function describeIssue({ expected, input, path, type }: ShapeProblem): string {
  const field = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  // A missing key is reported with its own name as what was expected.
  const wanted = input === undefined ? 'a value' : (expected ?? type);
  return `${field === '' ? 'the body' : field} (expected ${wanted}, received ${getTypeName(input)})`;
}

/** The JSON type of a value. */
function getTypeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
