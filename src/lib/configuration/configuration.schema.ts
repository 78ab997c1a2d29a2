import * as v from 'valibot';
import {
  flagsSchema,
  isLink,
  link,
  linkEntries,
  STORE_PLACEHOLDERS,
  text,
} from './link-configuration';

const origin = v.pipe(
  v.string('must be text'),
  v.check((value) => value === '' || isOrigin(value), 'must be empty or an http(s) origin'),
);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
}

const optionalLink = v.pipe(
  text,
  v.check((value) => value === '' || isLink(value), 'must be empty or a link'),
);

const flags = v.pipe(
  v.unknown(),
  // To the schema of an object, a list is one, too.
  v.check((value) => !Array.isArray(value), 'must be an object'),
  flagsSchema,
);

const crisisLine = v.object(
  {
    displayText: v.pipe(text, v.trim(), v.nonEmpty('must not be empty')),
    type: v.picklist(['call', 'sms', 'web'], 'must be call, sms or web'),
    value: v.pipe(text, v.trim(), v.nonEmpty('must not be empty')),
  },
  'must be an object with displayText, type and value',
);

/** A crisis line for everybody, in the form of a resource of the safety net (D1). */
export type CrisisLine = v.InferOutput<typeof crisisLine>;

/** The page translates these names. */
const NATIONAL_LINES: CrisisLine[] = [
  /* eslint-disable no-restricted-syntax -- defaults of what clinics write */
  { displayText: 'Call or text 988 (Suicide & Crisis Lifeline)', type: 'call', value: '988' },
  { displayText: 'Text HOME to 741741 (Crisis Text Line)', type: 'sms', value: '741741' },
  /* eslint-enable no-restricted-syntax */
];

/** Keys of Stripe that authorize whoever has them; a page shows its configuration to everybody. */
const SECRET_KEY = /^\s*(?:sk|rk|whsec)_/i;

const publishableKey = v.pipe(
  text,
  v.check(
    (value) => !SECRET_KEY.test(value),
    'must be the publishable key (pk_…), not a secret one',
  ),
);

/** The longest time without input after which a kiosk still protects its last visitor, in seconds. */
const MAX_IDLE_SECONDS = 3600;
const idleSeconds = v.pipe(
  v.number('must be a number'),
  v.check(
    (value) => value >= 1 && value <= MAX_IDLE_SECONDS,
    `must be between 1 and ${MAX_IDLE_SECONDS}`,
  ),
);

/** Defaults that are real in the sandbox only; a deployment that leaves them shows nothing in their place. */
export const PLACEHOLDERS = {
  ...STORE_PLACEHOLDERS,
  supportSmsNumber: '+12015550100',
  supportEmail: 'support@example.org',
  supportUrl: 'https://example.org/support',
  preferencesSiteUrl: 'https://preferences.example.org',
};

/** The data block of `index.html` (D1): every key is optional, and unknown keys and flags are ignored. */
export const configurationSchema = v.object(
  {
    apiBaseUrl: v.optional(origin, ''),
    identityBaseUrl: v.optional(origin, ''),
    ...linkEntries,
    flags: v.optional(flags, {}),
    stripePublishableKey: v.optional(publishableKey, ''),
    stripeJsUrl: v.optional(link, 'https://js.stripe.com/endive/stripe.js'),
    supportSmsNumber: v.optional(text, PLACEHOLDERS.supportSmsNumber),
    supportEmail: v.optional(text, PLACEHOLDERS.supportEmail),
    supportUrl: v.optional(link, PLACEHOLDERS.supportUrl),
    privacyUrl: v.optional(link, '/legal/privacy.html'),
    termsUrl: v.optional(link, '/legal/terms.html'),
    preferencesSiteUrl: v.optional(link, PLACEHOLDERS.preferencesSiteUrl),
    trustedOrigins: v.optional(v.array(origin, 'must be a list of origins'), []),
    kioskIdleSeconds: v.optional(idleSeconds, 120),
    extraHeaders: v.optional(v.boolean('must be true or false'), false),
    crisisLines: v.optional(v.array(crisisLine, 'must be a list of resources'), NATIONAL_LINES),
    reportUrl: v.optional(optionalLink, ''),
  },
  'must be an object',
);

/** The settings of a deployment (D1). */
export type Configuration = v.InferOutput<typeof configurationSchema>;
