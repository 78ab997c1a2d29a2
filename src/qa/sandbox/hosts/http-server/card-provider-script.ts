import path from 'node:path';
import { buildSync } from 'esbuild';

const SOURCE = path.resolve(__dirname, '../../card-provider/fake-stripe-js/index.ts');

let script: string | null = null;

/** The fake card provider's script as one file, bundled on first use. */
export function getCardProviderScript(): string {
  script ??= buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
    .outputFiles.map(({ text }) => text)
    .join('');
  return script;
}
