/** Where a link was opened from (§9 contexts). */
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

/** How a person was reached, where the context tells (§4). */
export type TelecomType = 'email' | 'phone';

/** The context named in a query; an absent or unknown one is `patient_app`, the default (§9). */
export function parseAppContext(value: string | null): AppContext {
  return APP_CONTEXTS.find((context) => context === value) ?? 'patient_app';
}

const telecomTypes: Partial<Record<AppContext, TelecomType>> = {
  email: 'email',
  manual_email: 'email',
  sms: 'phone',
  manual_sms: 'phone',
};

/** The telecom type that birthday verification is told, or null where the context has none (§4). */
export function getTelecomType(context: AppContext): TelecomType | null {
  return telecomTypes[context] ?? null;
}

/** True for a link that came by text or email, the ways an account may be offered after a submit (§4). */
export function isMessageContext(context: AppContext): boolean {
  return getTelecomType(context) !== null;
}
