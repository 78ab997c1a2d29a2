import path from 'node:path';
import { buildSync } from 'esbuild';

const SOURCE = path.resolve(__dirname, '../../card-provider/fake-stripe-js/index.ts');

let script: string | null = null;

/** The stand-in's script as a browser takes it: one file, put together with the first request for it. */
export function cardProviderScript(): string {
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
