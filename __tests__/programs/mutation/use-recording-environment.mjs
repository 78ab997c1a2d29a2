import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Runs in the copy of the project that Stryker makes, and changes that copy only.
const folder = '__tests__';
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(
    '@jest-environment node',
    '@jest-environment ./__tests__/programs/mutation/jest-environment-node.cjs',
  );
  if (changed !== text) writeFileSync(file, changed);
}
