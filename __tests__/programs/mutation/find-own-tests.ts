import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The tests that have to notice a change in `folder`: those in the test folder of the same name (`machines/intake` →
 * `__tests__/machines/intake`), or the test file of that name, or else those of the folder above.
 */
export function findOwnTests(folder: string): readonly string[] {
  const name = path.join('__tests__', folder.replace(/^src\//, ''));
  if (existsSync(name)) return findTests(name);
  const files = ['.test.ts', '.test.tsx'].map((ending) => name + ending).filter(existsSync);
  if (files.length > 0) return files;
  const above = path.dirname(folder);
  if (above === '.' || above === 'src') throw new Error(`${folder} has no tests.`);
  return findOwnTests(above);
}

function findTests(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}
