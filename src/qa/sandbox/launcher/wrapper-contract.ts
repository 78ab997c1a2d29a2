import * as v from 'valibot';

const messageWithoutPayload = v.strictObject({
  type: v.picklist([
    'navigate-login',
    'navigate-settings',
    'navigate-profile',
    'logout',
    'auth-invalid',
    'open-privacy',
    'open-terms',
    'health-app',
  ]),
});

/** What the app is told, word for word (D4). */
const messageSchema = v.variant('type', [
  messageWithoutPayload,
  v.strictObject({
    type: v.literal('login'),
    payload: v.strictObject({ email: v.string(), password: v.string() }),
  }),
  v.strictObject({
    type: v.literal('auth-success'),
    payload: v.strictObject({ userId: v.string() }),
  }),
]);

/** A message as the log shows it. */
export type ParsedMessage = {
  readonly type: string;
  /** As JSON, a password left out; null for none. */
  readonly payload: string | null;
  /** What is not as agreed, or null. */
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

/** Reads a message as the native side would, and checks it against the contract. */
export function parseMessage(text: string): ParsedMessage {
  const message = parseJson(text);
  const result = v.safeParse(messageSchema, message, { abortEarly: true });
  const { type, payload } = v.is(v.looseObject({}), message)
    ? (message as { type?: unknown; payload?: unknown })
    : { type: undefined, payload: message };
  return {
    type: typeof type === 'string' ? type : 'no message',
    payload: payload === undefined ? null : formatPayload(payload),
    problem: result.success ? null : result.issues[0].message,
  };
}

/** Where the app goes on a message, or null where it stays. */
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
