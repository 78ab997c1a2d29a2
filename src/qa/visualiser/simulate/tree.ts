/** How a part of the context changed with the last step. */
export type TreeChange = 'same' | 'new' | 'changed' | 'gone';

/** A value as a tree of keys and texts. */
export type TreeNode = {
  readonly key: string;
  readonly change: TreeChange;
  /** The value of a leaf; null for a node with children. */
  readonly text: string | null;
  /** The previous value of a changed leaf. */
  readonly previousText: string | null;
  readonly children: readonly TreeNode[];
};

const MISSING = Symbol('missing');

/** The tree of `now`, with its differences from `before`; pass the same value twice to mark nothing. */
export function toTree(key: string, before: unknown, now: unknown): TreeNode {
  return buildNode(key, before, now);
}

function buildNode(key: string, before: unknown, now: unknown): TreeNode {
  const change = getChange(before, now);
  const shown = now === MISSING ? before : now;
  const shownEntries = toEntries(shown);
  if (shownEntries === null || shownEntries.size === 0) {
    const previousText = change === 'changed' ? formatLeaf(before) : null;
    return { key, change, text: formatLeaf(shown), previousText, children: [] };
  }
  const previousEntries = toEntries(before) ?? new Map<string, unknown>();
  const currentEntries = now === MISSING ? new Map<string, unknown>() : shownEntries;
  const keys = [...new Set([...currentEntries.keys(), ...previousEntries.keys()])];
  const children = keys.map((name) =>
    buildNode(
      name,
      before === MISSING || !previousEntries.has(name) ? MISSING : previousEntries.get(name),
      currentEntries.has(name) ? currentEntries.get(name) : MISSING,
    ),
  );
  return { key, change, text: null, previousText: null, children };
}

function getChange(before: unknown, now: unknown): TreeChange {
  if (before === MISSING) return 'new';
  if (now === MISSING) return 'gone';
  return JSON.stringify(before) === JSON.stringify(now) ? 'same' : 'changed';
}

function toEntries(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value));
}

function formatLeaf(value: unknown): string {
  if (value === undefined || value === MISSING) return 'nothing';
  if (Array.isArray(value)) return 'empty list';
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return 'empty';
  return JSON.stringify(value);
}
