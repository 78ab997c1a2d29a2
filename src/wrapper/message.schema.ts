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

/**
 * The messages from the web to the native app (§1). The app imports their types only; docs/native-wrapper has them as JSON
 * Schema and as TypeScript for native teams.
 */
export const wrapperMessageSchema = v.variant('type', [
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
