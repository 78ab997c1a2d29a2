import * as v from 'valibot';
import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import type { Clock } from '../lib/time/clock';
import { isExpired } from '../state/stored-session';
import type { Command, CommandScope, CommandStore } from './thunk-extra';

/** The sessionStorage key of the commands of a tab. */
export const TAB_COMMANDS_KEY = 'commands';

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

type StoredCommand = Pick<Command, 'key' | 'fingerprint'>;

/** Without its outcome: for the next document it is uncertain, whatever is known now. */
const toStored = ({ key, fingerprint }: Command): StoredCommand => ({ key, fingerprint });

type Options = {
  readonly scope: CommandScope;
  readonly area: 'local' | 'session';
  readonly key: string;
  /** The key at the moment; null where nothing may be stored. */
  readonly toCurrentKey: (key: string) => string | null;
  readonly lifetimeMs: number;
  readonly clock: Clock;
};

/** Opens the stored commands of a scope: idempotency keys, with hashes of what they are of (D10). */
export function openCommandStore(options: Options): CommandStore {
  const { scope, area, key, toCurrentKey, lifetimeMs, clock } = options;
  return {
    scope,
    read: () => {
      const currentKey = toCurrentKey(key);
      if (currentKey === null) return new Map();
      const { success, output } = v.safeParse(storedSchema, readStorage(area, currentKey));
      if (!success || isExpired(output, clock.now(), lifetimeMs)) return new Map();
      const toCommand = (stored: StoredCommand) => ({ ...stored, scope, isUncertain: true });
      return new Map(output.commands.map(([name, stored]) => [name, toCommand(stored)]));
    },
    write: (all) => {
      const currentKey = toCurrentKey(key);
      if (currentKey === null) return;
      const commands = [...all]
        .filter(([, command]) => command.scope === scope)
        .map(([name, command]) => [name, toStored(command)]);
      const stored = { storedAt: clock.now(), commands };
      if (commands.length === 0) removeStorage(area, currentKey);
      else writeStorage(area, currentKey, JSON.stringify(stored));
    },
  };
}
