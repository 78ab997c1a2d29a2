import type { World } from '../../../src/qa/sandbox/world/world';
import { FORM_IDS, type FormId, type FormKind, type Values } from './form.types';
import type { TabIndex } from './steps';

/** A press of Submit that may open a command. */
export type Press = {
  /** The key of that command. */
  readonly key: string;
  readonly tab: TabIndex;
  /** The number of the step. */
  readonly at: number;
  /** What was on the screen. */
  readonly values: Values;
  /** The number of the step in which the tab opened the form, and in which its answers were last changed. */
  readonly openedAt: number;
  readonly answeredAt: number;
  /** The forms whose entry in the list had changed for another reason than a submit of which the tab knew. */
  readonly changed: ReadonlySet<FormId>;
};

/** What the server has stored of a form. */
export type Entry = {
  readonly press: Press;
  readonly form: FormId;
  /** Empty if the form was sent without an answer. */
  readonly value: string;
};

/** The presses of Submit, and what the server has of them. */
export type Ledger = {
  readonly presses: Press[];
  /** By the key of a press, the number of the step in which its tab showed that the answers were sent. */
  readonly seen: Map<string, number>;
  /** The same, only where that tab has learned it from the server, and has told the other one. */
  readonly confirmed: Map<string, number>;
  /** `form=value` of what counts as received only because the list has changed for another reason (D9). */
  readonly misled: Set<string>;
  /** When the answers of a tab were given up. */
  readonly givenUp: { readonly tab: TabIndex; readonly at: number }[];
  /** What the server has stored, in order. */
  readonly readEntries: () => readonly Entry[];
  readonly findLast: (form: FormId, tab: TabIndex) => Entry | undefined;
  /** True if `value` is the last that the server has stored of the form for a tab. */
  readonly isLast: (form: FormId, tab: TabIndex, value: string) => boolean;
};

export function createLedger(world: World, kind: FormKind): Ledger {
  const presses: Press[] = [];
  const findPress = (key: string) => {
    const press = presses.find((one) => one.key === key);
    if (press === undefined) throw new Error(`No press of Submit has opened the command ${key}.`);
    return press;
  };

  const readEntries = () =>
    [...world.commands].flatMap(([name, { request }]) => {
      const [endpoint, key = ''] = name.split(' ');
      if (endpoint !== kind.submitEndpoint) return [];
      // SAFETY: the sandbox stores a path and a body.
      const [, body] = JSON.parse(request) as [string, unknown];
      const values = kind.readBody(body);
      return FORM_IDS.flatMap((form): readonly Entry[] => {
        const value = values[form];
        return value === undefined ? [] : [{ press: findPress(key), form, value }];
      });
    });

  const selectEntries = (form: FormId, tab: TabIndex) =>
    readEntries().filter((entry) => entry.form === form && entry.press.tab === tab);

  return {
    presses,
    seen: new Map(),
    confirmed: new Map(),
    misled: new Set(),
    givenUp: [],
    readEntries,
    findLast: (form, tab) => selectEntries(form, tab).at(-1),
    isLast: (form, tab, value) => {
      const entries = selectEntries(form, tab);
      // The other tab may have sent the answers of an earlier press after those of a later one, with the key of the former (D9).
      const byPress = entries.toSorted((one, other) => one.press.at - other.press.at);
      return [entries.at(-1), byPress.at(-1)].some((entry) => entry?.value === value);
    },
  };
}

/** What is stored twice although it should not be. */
export function findRepeats(ledger: Ledger): readonly string[] {
  const entries = ledger.readEntries();
  return FORM_IDS.flatMap((form) => {
    const ofForm = entries.filter((entry) => entry.form === form);
    return ofForm.flatMap((entry, index) => {
      const before = ofForm[index - 1];
      const isSame = before?.value === entry.value && entry.value !== '';
      return isSame && !isMeant(ledger, before.press, entry.press)
        ? [`${form}=${entry.value} is stored twice, for ${before.press.key} and ${entry.press.key}`]
        : [];
    });
  });
}

/** True if the person knew of the first when sending the second, or the client could not know of it. */
function isMeant(ledger: Ledger, first: Press, second: Press): boolean {
  // All answers are sent together (§4).
  if (!hasSameValues(first, second)) return true;
  const confirmedAt = ledger.confirmed.get(first.key);
  if (first.tab !== second.tab)
    return (
      confirmedAt === undefined ||
      confirmedAt > second.at ||
      // At the same time, by another press.
      (confirmedAt === second.at && first.at < second.at) ||
      second.openedAt >= confirmedAt ||
      second.answeredAt > confirmedAt
    );
  const seenAt = ledger.seen.get(first.key);
  const isBetween = ({ tab, at }: Pick<Press, 'tab' | 'at'>) =>
    tab === second.tab && at >= first.at && at < second.at;
  return (
    (seenAt !== undefined && seenAt < second.at) ||
    ledger.givenUp.some(isBetween) ||
    // Other answers were sent in between, which may be the last ones.
    ledger.presses.some((one) => isBetween(one) && !hasSameValues(one, first)) ||
    // D9: the list decides what is sent again.
    second.changed.size > 0
  );
}

export const hasSameValues = (one: Press, other: Press) =>
  FORM_IDS.every((form) => one.values[form] === other.values[form]);
