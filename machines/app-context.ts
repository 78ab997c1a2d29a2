/** The contexts in which a link can be opened (§9 contexts). */
export const APP_CONTEXTS = [
  'patient_app',
  'clinician_app',
  'kiosk',
  'sms',
  'email',
  'manual_sms',
  'manual_email',
] as const;

export type AppContext = (typeof APP_CONTEXTS)[number];

/** How the patient received the link (§4). */
export type TelecomType = 'email' | 'phone';

/** Parses the query parameter `context`; a missing or unknown value gives the default, `patient_app` (§9). */
export function parseAppContext(value: string | null): AppContext {
  return APP_CONTEXTS.find((context) => context === value) ?? 'patient_app';
}

const telecomTypes: Partial<Record<AppContext, TelecomType>> = {
  email: 'email',
  manual_email: 'email',
  sms: 'phone',
  manual_sms: 'phone',
};

/** The telecom type that birthday verification sends, or null if the context has none (§4). */
export function getTelecomType(context: AppContext): TelecomType | null {
  return telecomTypes[context] ?? null;
}

/** True for a link sent by text or email; only then may an account be offered after a submit (§4). */
export function isMessageContext(context: AppContext): boolean {
  return getTelecomType(context) !== null;
}
