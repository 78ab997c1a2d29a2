import * as v from 'valibot';
import { toMailtoHref, toSmsHref } from '../url/sanitize-url';
import {
  DRAFTS,
  isLink,
  isOrigin,
  isPublishableKey,
  isRecord,
  STORE_PLACEHOLDERS,
  toIdleMinutes,
} from './link-configuration';

const text = v.string('must be text');
const boolean = v.boolean('must be true or false, without quotes');

const origin = v.pipe(
  text,
  v.check((value) => isOrigin(value), 'must be empty or an http(s) origin, without a path'),
);

const link = v.pipe(
  text,
  v.check((value) => isLink(value), 'must be a link: https://… or /…'),
);

/** A text of a certain form, or empty: what is empty is not shown (D1). */
const optional = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(
    text,
    v.check((value) => value === '' || isValid(value), message),
  );
const optionalLink = optional(isLink, 'must be empty or a link: https://… or /…');
const optionalEmail = optional(
  (value) => toMailtoHref(value) !== null,
  'must be empty or an email address',
);
const optionalPhone = optional(
  (value) => toSmsHref(value) !== null,
  'must be empty or a phone number',
);

export const flagsSchema = v.object(
  {
    accept_invite_flow: v.optional(boolean, true),
    assessment_birthday_confirmation: v.optional(boolean, true),
  },
  'must be an object',
);
// To the schema of an object, a list is one, too.
const flags = v.pipe(
  v.unknown(),
  v.check((value) => isRecord(value), 'must be an object'),
  flagsSchema,
);

/** One entry of `crisisLines`. */
export const crisisLine = v.object(
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

const crisisLines = v.pipe(
  v.array(crisisLine, 'must be a list of resources'),
  v.minLength(1, 'must not be empty'),
);

/** The times without input after which a kiosk still protects its last visitor, in seconds. */
export const IDLE_SECONDS = { min: 1, max: 3600 };
const idleSeconds = v.pipe(
  v.number('must be a number, without quotes'),
  v.transform((seconds) => Math.min(Math.max(seconds, IDLE_SECONDS.min), IDLE_SECONDS.max)),
);

const idleMinutes = v.pipe(
  v.number('must be a number, without quotes'),
  v.transform((minutes) => toIdleMinutes(minutes)),
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
    flags: v.optional(flags, {}),
    appStoreUrl: v.optional(optionalLink, PLACEHOLDERS.appStoreUrl),
    playStoreUrl: v.optional(optionalLink, PLACEHOLDERS.playStoreUrl),
    drafts: v.optional(v.picklist(DRAFTS, 'must be "session" or "off"'), 'session'),
    stripePublishableKey: v.optional(
      v.pipe(
        text,
        v.check(
          (value) => isPublishableKey(value),
          'must be the publishable key (pk_…), not a secret one',
        ),
      ),
      '',
    ),
    stripeJsUrl: v.optional(link, 'https://js.stripe.com/endive/stripe.js'),
    supportSmsNumber: v.optional(optionalPhone, PLACEHOLDERS.supportSmsNumber),
    supportEmail: v.optional(optionalEmail, PLACEHOLDERS.supportEmail),
    supportUrl: v.optional(optionalLink, PLACEHOLDERS.supportUrl),
    privacyUrl: v.optional(optionalLink, '/legal/privacy.html'),
    termsUrl: v.optional(optionalLink, '/legal/terms.html'),
    languageHelpUrl: v.optional(optionalLink, ''),
    preferencesSiteUrl: v.optional(optionalLink, PLACEHOLDERS.preferencesSiteUrl),
    trustedOrigins: v.optional(v.array(origin, 'must be a list of origins'), []),
    kioskIdleSeconds: v.optional(idleSeconds, 120),
    idleMinutes: v.optional(idleMinutes, 0),
    extraHeaders: v.optional(boolean, false),
    crisisLines: v.optional(crisisLines, NATIONAL_LINES),
    reportUrl: v.optional(optionalLink, ''),
  },
  'must be an object',
);

/** The settings of a deployment (D1). */
export type Configuration = v.InferOutput<typeof configurationSchema>;
