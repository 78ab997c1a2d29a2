import * as v from 'valibot';
import type { SimEvent, Simulation } from './simulation.types';

/** A run as it is saved and shared: how it began, and every move. */
export type Sequence = {
  readonly machine: string;
  readonly input: unknown;
  readonly moves: readonly SimEvent[];
};

const MAX_EVENTS = 500;
/** No run of ours comes near it; a longer one is not even read. */
const MAX_CHARACTERS = 200_000;
const UNREADABLE_MESSAGE = 'This link holds no run that can be played.';

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const simEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('event'), event: v.looseObject({ type: nameSchema }) }),
  v.object({ kind: v.literal('done'), actor: nameSchema, value: v.unknown() }),
  v.object({ kind: v.literal('error'), actor: nameSchema, value: v.unknown() }),
  v.object({ kind: v.literal('delay'), delay: nameSchema }),
]);

const sequenceSchema = v.object({
  machine: nameSchema,
  input: v.optional(v.unknown()),
  moves: v.pipe(v.array(simEventSchema), v.maxLength(MAX_EVENTS)),
});

/** A run up to where it stands, without what was undone. */
export function toSequence(machine: string, { input, steps, currentStep }: Simulation): Sequence {
  return { machine, input, moves: steps.slice(0, currentStep).map(({ simEvent }) => simEvent) };
}

/** A sequence as text that fits into an address. */
export function encodeSequence(sequence: Sequence): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sequence));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what `encodeSequence` wrote. It is data and stays data; whatever else is in a link is refused. */
export function decodeSequence(
  text: string,
  machine: string,
): { readonly sequence: Sequence } | { readonly problem: string } {
  if (text.length > MAX_CHARACTERS) return { problem: UNREADABLE_MESSAGE };
  const result = v.safeParse(sequenceSchema, parse(text));
  if (!result.success) return { problem: UNREADABLE_MESSAGE };
  const { input, moves, machine: encodedMachine } = result.output;
  if (encodedMachine !== machine)
    return { problem: `This run is one of another machine, “${encodedMachine}”.` };
  return { sequence: { machine, input, moves } };
}

function parse(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** JSON without the keys that would reach an object's prototype. Throws where it is none. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new SyntaxError(`The key “${key}” is not allowed.`);
    return value;
  });
}
