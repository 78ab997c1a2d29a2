import * as v from 'valibot';
import { link, linkEntries, text } from './link-configuration';

const origin = v.pipe(
  v.string('must be text'),
  v.check((value) => value === '' || isOrigin(value), 'must be empty or an http(s) origin'),
);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
}

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

const NATIONAL_LINES: CrisisLine[] = [
  { displayText: 'Call or text 988 (Suicide & Crisis Lifeline)', type: 'call', value: '988' },
  { displayText: 'Text HOME to 741741 (Crisis Text Line)', type: 'sms', value: '741741' },
];

/** The data block of `index.html` (D1): every key is optional, and unknown keys and flags are ignored. */
export const configurationSchema = v.object(
  {
    apiBaseUrl: v.optional(origin, ''),
    identityBaseUrl: v.optional(origin, ''),
    ...linkEntries,
    stripePublishableKey: v.optional(text, ''),
    stripeJsUrl: v.optional(link, 'https://js.stripe.com/endive/stripe.js'),
    supportSmsNumber: v.optional(text, '+12015550100'),
    supportEmail: v.optional(text, 'support@example.org'),
    supportUrl: v.optional(link, 'https://example.org/support'),
    privacyUrl: v.optional(link, '/legal/privacy.html'),
    termsUrl: v.optional(link, '/legal/terms.html'),
    preferencesSiteUrl: v.optional(link, 'https://preferences.example.org'),
    trustedOrigins: v.optional(v.array(origin, 'must be a list of origins'), []),
    kioskIdleSeconds: v.optional(
      v.pipe(v.number('must be a number'), v.gtValue(0, 'must be more than 0')),
      120,
    ),
    drafts: v.optional(v.picklist(['session', 'off'], 'must be "session" or "off"'), 'session'),
    extraHeaders: v.optional(v.boolean('must be true or false'), false),
    crisisLines: v.optional(v.array(crisisLine, 'must be a list of resources'), NATIONAL_LINES),
    // Accepted, and not used yet.
    reportUrl: v.optional(v.union([v.literal(''), link], 'must be empty or a link'), ''),
  },
  'must be an object',
);

/** The settings of a deployment (D1). */
export type Configuration = v.InferOutput<typeof configurationSchema>;
