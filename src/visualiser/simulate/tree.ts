/** What became of a part of the context with the last move. */
export type TreeChange = 'same' | 'new' | 'changed' | 'gone';

/** A value as a tree of names and texts. */
export type TreeNode = {
  readonly key: string;
  readonly change: TreeChange;
  /** The value of a leaf; for a changed one also what it was. */
  readonly text: string | null;
  readonly was: string | null;
  readonly children: readonly TreeNode[];
};

const MISSING = Symbol('missing');

/** The tree of `now`, with what is different from `before` marked; pass the same value twice for a tree without marks. */
export function toTree(key: string, before: unknown, now: unknown): TreeNode {
  return grow(key, before, now);
}

function grow(key: string, before: unknown, now: unknown): TreeNode {
  const change = changeOf(before, now);
  const shown = now === MISSING ? before : now;
  const parts = partsOf(shown);
  if (parts === null || parts.size === 0) {
    const was = change === 'changed' ? sayLeaf(before) : null;
    return { key, change, text: sayLeaf(shown), was, children: [] };
  }
  const earlier = partsOf(before) ?? new Map<string, unknown>();
  const later = now === MISSING ? new Map<string, unknown>() : parts;
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  const children = keys.map((name) =>
    grow(
      name,
      before === MISSING || !earlier.has(name) ? MISSING : earlier.get(name),
      later.has(name) ? later.get(name) : MISSING,
    ),
  );
  return { key, change, text: null, was: null, children };
}

function changeOf(before: unknown, now: unknown): TreeChange {
  if (before === MISSING) return 'new';
  if (now === MISSING) return 'gone';
  return JSON.stringify(before) === JSON.stringify(now) ? 'same' : 'changed';
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value));
}

function sayLeaf(value: unknown): string {
  if (value === undefined || value === MISSING) return 'nothing';
  if (Array.isArray(value)) return 'empty list';
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return 'empty';
  return JSON.stringify(value);
}
