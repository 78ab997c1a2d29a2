import * as v from 'valibot';
import { wrapperMessageSchema } from '../../../wrapper/message.schema';

/** A message as the log shows it. */
export type ParsedMessage = {
  readonly type: string;
  /** JSON with the password masked; null if there is no payload. */
  readonly payload: string | null;
  /** How the message breaks the contract, or null. */
  readonly problem: string | null;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function formatPayload(payload: unknown): string {
  return JSON.stringify(payload, (key, value: unknown) => (key === 'password' ? '••••' : value));
}

/** Parses a message as the native app does, and checks it against the contract. */
export function parseMessage(text: string): ParsedMessage {
  const message = parseJson(text);
  const result = v.safeParse(wrapperMessageSchema, message, { abortEarly: true });
  const { type, payload } = v.is(v.looseObject({}), message)
    ? (message as { type?: unknown; payload?: unknown })
    : { type: undefined, payload: message };
  return {
    type: typeof type === 'string' ? type : 'invalid message',
    payload: payload === undefined ? null : formatPayload(payload),
    problem: result.success ? null : result.issues[0].message,
  };
}

/** The path that the native app opens on a message; null if it stays. */
export function getNavigationPath({ type, problem }: ParsedMessage): string | null {
  if (problem !== null) return null;
  switch (type) {
    case 'navigate-login':
    case 'logout':
      return '/login';
    case 'navigate-settings':
      return '/settings';
    case 'navigate-profile':
      return '/';
    default:
      return null;
  }
}
