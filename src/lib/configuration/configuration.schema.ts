import * as v from 'valibot';

const origin = v.pipe(
  v.string('must be text'),
  v.check((value) => value === '' || isOrigin(value), 'must be empty or an http(s) origin'),
);

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
}

const link = v.pipe(
  v.string('must be text'),
  v.check((value) => /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/.test(value), 'must be a link'),
);
const text = v.string('must be text');

/** The data block of `index.html` (D1): every key is optional; unknown keys and invalid values are rejected. */
export const configurationSchema = v.strictObject(
  {
    apiBaseUrl: v.optional(origin, ''),
    identityBaseUrl: v.optional(origin, ''),
    flags: v.optional(
      v.object(
        {
          accept_invite_flow: v.optional(v.boolean('must be true or false'), true),
          assessment_birthday_confirmation: v.optional(v.boolean('must be true or false'), true),
        },
        'must be an object',
      ),
      {},
    ),
    stripePublishableKey: v.optional(text, ''),
    stripeJsUrl: v.optional(link, 'https://js.stripe.com/endive/stripe.js'),
    supportSmsNumber: v.optional(text, '+12015550100'),
    supportEmail: v.optional(text, 'support@example.org'),
    supportUrl: v.optional(link, 'https://example.org/support'),
    privacyUrl: v.optional(link, '/legal/privacy.html'),
    termsUrl: v.optional(link, '/legal/terms.html'),
    appStoreUrl: v.optional(link, 'https://apps.apple.com/app/example'),
    playStoreUrl: v.optional(link, 'https://play.google.com/store/apps/details?id=org.example'),
    preferencesSiteUrl: v.optional(link, 'https://preferences.example.org'),
    trustedOrigins: v.optional(v.array(origin, 'must be a list of origins'), []),
    kioskIdleSeconds: v.optional(
      v.pipe(v.number('must be a number'), v.gtValue(0, 'must be more than 0')),
      120,
    ),
  },
  'is not a key of the configuration',
);

/** The settings of a deployment (D1). */
export type Configuration = v.InferOutput<typeof configurationSchema>;
