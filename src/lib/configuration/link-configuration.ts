import { parseUrl } from '../url/sanitize-url';
import { withoutPlaceholders, type PageLocation } from './placeholders';

/** The part of the configuration on which the first load of a page depends: its requests, and what is drawn before the app. */
export type LinkConfiguration = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
  readonly flags: Readonly<Record<Flag, boolean>>;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly languageHelpUrl: string;
  readonly drafts: (typeof DRAFTS)[number];
  readonly extraHeaders: boolean;
  readonly idleMinutes: number;
};

type Flag = 'accept_invite_flow' | 'assessment_birthday_confirmation';

export const DRAFTS = ['session', 'off'] as const;

/** The defaults of the stores: no page of an app. */
export const STORE_PLACEHOLDERS = {
  appStoreUrl: 'https://apps.apple.com/app/example',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=org.example',
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An http(s) URL or a path of this origin. */
export const isLink = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/.test(value) &&
  parseUrl(value, 'https://own.example') !== null;

/** An http(s) origin, or empty. */
export function isOrigin(value: unknown): boolean {
  if (value === '') return true;
  if (typeof value !== 'string') return false;
  const url = parseUrl(value);
  if (url === null) return false;
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);
}

/** Keys of Stripe that authorize whoever has them; a page shows its configuration to everybody. */
const SECRET_KEY = /^\s*(?:sk|rk|whsec)_/i;
export const isPublishableKey = (value: unknown): boolean =>
  typeof value === 'string' && !SECRET_KEY.test(value);

/** The minutes without input after which a signed-in page may warn. */
export const IDLE_MINUTES = { min: 1, max: 480 };

/** Brings `idleMinutes` into its range; 0, the default, and what is no number mean never. */
export const toIdleMinutes = (value: unknown): number =>
  typeof value === 'number' && value > 0
    ? Math.min(Math.max(value, IDLE_MINUTES.min), IDLE_MINUTES.max)
    : 0;

const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';

/**
 * The keys on which safety or the API depends, with the form of their values: another form is a configuration error. A wrong
 * value of any other key is treated as not given (D1).
 */
export const CRITICAL_FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  apiBaseUrl: isOrigin,
  identityBaseUrl: isOrigin,
  flags: (value) =>
    isRecord(value) &&
    isFlag(value.accept_invite_flow) &&
    isFlag(value.assessment_birthday_confirmation),
  trustedOrigins: (value) => Array.isArray(value) && value.every(isOrigin),
  stripePublishableKey: isPublishableKey,
  stripeJsUrl: isLink,
  drafts: (value) => DRAFTS.some((choice) => choice === value),
  extraHeaders: (value) => typeof value === 'boolean',
};

/**
 * Reads that part from the text of the page's block, before the schema of the whole block has loaded. Throws if there is a
 * configuration error, which the app then shows.
 */
export function readLinkConfiguration(text: string, location: PageLocation): LinkConfiguration {
  const block: unknown = JSON.parse(text.trim() || '{}');
  const isCorrect =
    isRecord(block) &&
    Object.entries(CRITICAL_FORMS).every(
      ([key, isValid]) => !Object.hasOwn(block, key) || isValid(block[key]),
    );
  if (!isCorrect) throw new TypeError('The configuration is wrong.');
  // SAFETY: the forms of these keys have just been checked.
  const given = block as Partial<LinkConfiguration>;
  const toStoreUrl = (key: keyof typeof STORE_PLACEHOLDERS) =>
    given[key] === '' || isLink(given[key]) ? given[key] : STORE_PLACEHOLDERS[key];
  const configuration: LinkConfiguration = {
    apiBaseUrl: given.apiBaseUrl ?? '',
    identityBaseUrl: given.identityBaseUrl ?? '',
    flags: {
      accept_invite_flow: given.flags?.accept_invite_flow ?? true,
      assessment_birthday_confirmation: given.flags?.assessment_birthday_confirmation ?? true,
    },
    appStoreUrl: toStoreUrl('appStoreUrl'),
    playStoreUrl: toStoreUrl('playStoreUrl'),
    languageHelpUrl: isLink(given.languageHelpUrl) ? given.languageHelpUrl : '',
    drafts: given.drafts ?? 'session',
    extraHeaders: given.extraHeaders ?? false,
    idleMinutes: toIdleMinutes(given.idleMinutes),
  };
  return withoutPlaceholders(configuration, STORE_PLACEHOLDERS, location);
}
