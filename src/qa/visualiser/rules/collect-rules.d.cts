import type { MACHINE_RULES } from './machine-rules.cjs';

export function collectRules(options: {
  readonly machines: readonly string[];
  /** The files of the app that call `provide` of a machine. */
  readonly providers: readonly string[];
  /** The text of a file of the project, or null if it does not exist. */
  readonly readFile: (file: string) => string | null;
  readonly getVersion: (packageName: string) => string;
}): typeof MACHINE_RULES;
