import * as v from 'valibot';
import type { SimEvent, Simulation } from './simulation.types';

/** A run as it is saved and shared. The field names are part of the link format. */
export type Sequence = {
  readonly machine: string;
  readonly input: unknown;
  readonly moves: readonly SimEvent[];
};

const MAX_EVENTS = 500;
/** Longer texts are rejected without parsing; real runs are far shorter. */
const MAX_CHARACTERS = 200_000;
const UNREADABLE_MESSAGE = 'This link does not contain a valid run.';

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

/** Converts a run, without its undone steps. */
export function toSequence(machine: string, { input, steps, currentStep }: Simulation): Sequence {
  return { machine, input, moves: steps.slice(0, currentStep).map(({ simEvent }) => simEvent) };
}

/** Encodes a sequence as base64url. */
export function encodeSequence(sequence: Sequence): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sequence));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes and validates what `encodeSequence` wrote; links come from outside and are not trusted. */
export function decodeSequence(
  text: string,
  machine: string,
): { readonly sequence: Sequence } | { readonly problem: string } {
  if (text.length > MAX_CHARACTERS) return { problem: UNREADABLE_MESSAGE };
  const result = v.safeParse(sequenceSchema, parse(text));
  if (!result.success) return { problem: UNREADABLE_MESSAGE };
  const { input, moves, machine: encodedMachine } = result.output;
  if (encodedMachine !== machine)
    return { problem: `This run belongs to another machine, “${encodedMachine}”.` };
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

/** Parses JSON. Throws if it is not valid, or if a key could change an object's prototype. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new SyntaxError(`The key “${key}” is not allowed.`);
    return value;
  });
}
