/** @jest-environment node */
import { toTree, type TreeNode } from '../../../../src/qa/visualiser/simulate/tree';

/** The tree as lines such as `a.b changed 2 (1)`. */
function toLines(node: TreeNode, path = ''): readonly string[] {
  const own = [
    path,
    node.change,
    node.text,
    node.previousText === null ? null : `(${node.previousText})`,
  ];
  return [
    ...(path === '' ? [] : [own.filter((text) => text !== null).join(' ')]),
    ...node.children.flatMap((child) => toLines(child, `${path}${path && '.'}${child.key}`)),
  ];
}

describe('context tree', () => {
  it('marks what is new, changed, gone and the same, at every depth', () => {
    const before = { same: 1, changed: 1, gone: true, deep: { kept: 'x', list: [1, 2] } };
    const now = { same: 1, changed: 2, deep: { kept: 'x', list: [1, 3, 4] }, fresh: null };
    expect(toLines(toTree('', before, now))).toEqual([
      'same same 1',
      'changed changed 2 (1)',
      'deep changed',
      'deep.kept same "x"',
      'deep.list changed',
      'deep.list.0 same 1',
      'deep.list.1 changed 3 (2)',
      'deep.list.2 new 4',
      'fresh new null',
      'gone gone true',
    ]);
  });

  it('formats empty values, and a value whose children are gone', () => {
    expect(toLines(toTree('', { a: null, b: { c: 1 } }, { a: { c: 1 }, b: [] }))).toEqual([
      'a changed',
      'a.c new 1',
      'b changed empty list ({"c":1})',
    ]);
    expect(toTree('', undefined, undefined).text).toBe('nothing');
    expect(toTree('', {}, {}).text).toBe('empty');
  });
});
