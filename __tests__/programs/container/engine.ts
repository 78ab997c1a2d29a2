import { spawnSync } from 'node:child_process';

/** A program that builds and runs containers. */
export type Engine = {
  readonly name: string;
  /** Runs a command; returns what it prints, and throws that if it fails. */
  readonly run: (...args: readonly string[]) => string;
  /** Runs a command; returns whether it succeeds. */
  readonly tries: (...args: readonly string[]) => boolean;
};

const NAMES = ['docker', 'podman'];

const start = (name: string, args: readonly string[]) =>
  spawnSync(name, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // Podman's own format has no health check.
    env: { ...process.env, BUILDAH_FORMAT: 'docker' },
  });

/** The first engine that works on this machine; null if none does. The program of Docker alone is none. */
export function findEngine(): Engine | null {
  const name = NAMES.find((candidate) => start(candidate, ['info']).status === 0);
  if (name === undefined) return null;
  return {
    name,
    run: (...args) => {
      const { status, stdout, stderr } = start(name, args);
      if (status !== 0) throw new Error(`${name} ${args.join(' ')} fails. ${stderr}`);
      return stdout.trim();
    },
    tries: (...args) => start(name, args).status === 0,
  };
}
