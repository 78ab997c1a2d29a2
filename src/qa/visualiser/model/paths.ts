/** True if a state is inside `outer`, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

/** The outermost collapsed state that contains a state, or the state itself if none does. */
export function getVisiblePath(path: string, collapsed: ReadonlySet<string>): string {
  const [outermost = path] = [...collapsed]
    .filter((candidate) => isWithin(path, candidate))
    .sort((one, other) => one.length - other.length);
  return outermost;
}
