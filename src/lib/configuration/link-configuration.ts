import * as v from 'valibot';
import { withoutPlaceholders, type PageLocation } from './placeholders';

export const text = v.string('must be text');

/** An http(s) URL or a path of this origin. */
export const isLink = (value: string) => /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/.test(value);

export const link = v.pipe(text, v.check(isLink, 'must be a link'));
const boolean = v.boolean('must be true or false');

export const flagsSchema = v.object(
  {
    accept_invite_flow: v.optional(boolean, true),
    assessment_birthday_confirmation: v.optional(boolean, true),
  },
  'must be an object',
);

/** The defaults of the stores: no page of an app. */
export const STORE_PLACEHOLDERS = {
  appStoreUrl: 'https://apps.apple.com/app/example',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=org.example',
};

/** The keys of the configuration on which the first view of a public link depends, too (D1). */
export const linkEntries = {
  flags: v.optional(flagsSchema, {}),
  appStoreUrl: v.optional(link, STORE_PLACEHOLDERS.appStoreUrl),
  playStoreUrl: v.optional(link, STORE_PLACEHOLDERS.playStoreUrl),
  drafts: v.optional(v.picklist(['session', 'off'], 'must be "session" or "off"'), 'session'),
};

const linkConfigurationSchema = v.object(linkEntries);

/** The part of the configuration on which the first view of a public link depends. */
export type LinkConfiguration = v.InferOutput<typeof linkConfigurationSchema>;

/** Reads that part from the page's block; throws if the block is malformed, of which the app then tells. */
export function readLinkConfiguration(block: string, location: PageLocation): LinkConfiguration {
  const data = JSON.parse(block) as { flags?: unknown } | null;
  // To the schema of an object, a list is one, too.
  const isMalformed = [data, data?.flags].some(Array.isArray);
  const configuration = v.parse(linkConfigurationSchema, isMalformed ? null : data);
  return withoutPlaceholders(configuration, STORE_PLACEHOLDERS, location);
}
