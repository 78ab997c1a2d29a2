import * as v from 'valibot';
import type { SimMove, Simulation } from './simulation.types';

/** A run as it is saved and shared: how it began, and every move. */
export type Sequence = {
  readonly machine: string;
  readonly input: unknown;
  readonly moves: readonly SimMove[];
};

const MOST_MOVES = 500;
/** No run of ours comes near it; a longer one is not even read. */
const MOST_CHARACTERS = 200_000;
const NOT_READABLE = 'This link holds no run that can be played.';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const moveSchema = v.variant('kind', [
  v.object({ kind: v.literal('event'), event: v.looseObject({ type: name }) }),
  v.object({ kind: v.literal('done'), actor: name, value: v.unknown() }),
  v.object({ kind: v.literal('error'), actor: name, value: v.unknown() }),
  v.object({ kind: v.literal('delay'), delay: name }),
]);

const sequenceSchema = v.object({
  machine: name,
  input: v.optional(v.unknown()),
  moves: v.pipe(v.array(moveSchema), v.maxLength(MOST_MOVES)),
});

/** A run up to where it stands, without what was undone. */
export function toSequence(machine: string, { input, steps, at }: Simulation): Sequence {
  return { machine, input, moves: steps.slice(0, at).map(({ move }) => move) };
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
  if (text.length > MOST_CHARACTERS) return { problem: NOT_READABLE };
  const result = v.safeParse(sequenceSchema, parse(text));
  if (!result.success) return { problem: NOT_READABLE };
  const { input, moves, machine: meant } = result.output;
  if (meant !== machine) return { problem: `This run is one of another machine, “${meant}”.` };
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
