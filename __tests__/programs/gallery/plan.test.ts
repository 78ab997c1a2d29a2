/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../machines/registry';
import {
  getStatePath,
  isTransient,
  listStateNodes,
} from '../../../machines/walkthroughs/machine-introspection';
import { FLOW_PAGES } from '../../../src/qa/flow-drivers/flow-pages';
import { planGallery } from './plan';

const plan = planGallery();

describe('the plan of the gallery', () => {
  it.each(MACHINE_REGISTRY)('shows every state of "$title" that a screen can show', (entry) => {
    const shown = new Set(
      plan
        .filter((planned) => planned.entry === entry)
        .flatMap(({ walkthrough: { initial, steps }, newViewIndexes }) =>
          newViewIndexes.flatMap((index) => (steps[index - 1]?.expected ?? initial).states),
        ),
    );
    const missing = listStateNodes(entry.machine)
      // The flow leaves these immediately.
      .filter((node) => !isTransient(node))
      .map(getStatePath)
      .filter((path) => !shown.has(path) && !(path in (FLOW_PAGES[entry.id]?.notVisible ?? {})));
    expect(missing).toEqual([]);
  });
});
