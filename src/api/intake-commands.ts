import * as v from 'valibot';
import type { Commands } from './thunk-extra';
import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import { INTAKE_COMMANDS_KEY, toLinkKey } from '../state/intake-storage';
import { isExpired } from '../state/stored-session';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    storedAt: v.number(),
    commands: v.array(
      v.tuple([v.string(), v.object({ key: v.string(), fingerprint: v.string() })]),
    ),
  }),
);

/** Returns what was sent with an intake link and has no certain outcome yet (D10); nothing of it is older than 30 days. */
export function readIntakeCommands(linkId: string, now: number): Commands {
  const { success, output } = v.safeParse(
    storedSchema,
    readStorage('local', toLinkKey(INTAKE_COMMANDS_KEY, linkId)),
  );
  if (!success || isExpired(output, now)) return new Map();
  return new Map(output.commands.map(([name, command]) => [name, { ...command, isIntake: true }]));
}

/** Stores the commands of an intake link, with hashes of what they send. */
export function storeIntakeCommands(linkId: string, commands: Commands, now: number): void {
  const key = toLinkKey(INTAKE_COMMANDS_KEY, linkId);
  const own = [...commands].filter(([, { isIntake }]) => isIntake);
  if (own.length === 0) removeStorage('local', key);
  else writeStorage('local', key, JSON.stringify({ storedAt: now, commands: own }));
}
