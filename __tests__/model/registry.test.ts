/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINE_REGISTRY } from '../../machines/registry';
import { findMissingCoverage } from '../../machines/walkthroughs/find-missing-coverage';

describe('the machine registry', () => {
  it('contains every machine', () => {
    const root = join(__dirname, '../../machines');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const machines = files.filter((file) => file.endsWith('.machine.ts'));
    const ids = MACHINE_REGISTRY.map(({ id }) => id);
    expect(ids.map((id) => join(id, `${id}.machine.ts`)).sort()).toEqual(machines.sort());
  });

  it.each(MACHINE_REGISTRY)(
    'has descriptions, fixtures and full coverage for "$title"',
    (entry) => {
      expect(findMissingCoverage(entry)).toEqual([]);
    },
  );
});
