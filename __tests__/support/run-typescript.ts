import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs a script in a child process, because a process of Jest has one time zone; returns what it prints, parsed as JSON. */
export function runTypeScript(script: string, input: unknown): unknown {
  const runner = path.join(__dirname, 'typescript-runner.cjs');
  const args = [runner, script, JSON.stringify(input)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
