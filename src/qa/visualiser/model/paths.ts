/** True if a state is inside `outer`, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

/** The outermost folded state that contains a state, or the state itself if none does. */
export function getVisiblePath(path: string, folded: ReadonlySet<string>): string {
  const [outermost = path] = [...folded]
    .filter((candidate) => isWithin(path, candidate))
    .sort((one, other) => one.length - other.length);
  return outermost;
}
