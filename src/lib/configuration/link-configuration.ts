import * as v from 'valibot';

export const text = v.string('must be text');
export const link = v.pipe(
  text,
  v.check((value) => /^(?:https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/.test(value), 'must be a link'),
);
const boolean = v.boolean('must be true or false');

/** The keys of the configuration on which the first view of a public link depends, too (D1). */
export const linkEntries = {
  flags: v.optional(
    v.object(
      {
        accept_invite_flow: v.optional(boolean, true),
        assessment_birthday_confirmation: v.optional(boolean, true),
      },
      'must be an object',
    ),
    {},
  ),
  appStoreUrl: v.optional(link, 'https://apps.apple.com/app/example'),
  playStoreUrl: v.optional(link, 'https://play.google.com/store/apps/details?id=org.example'),
};

const linkConfigurationSchema = v.object(linkEntries);

/** The part of the configuration on which the first view of a public link depends. */
export type LinkConfiguration = v.InferOutput<typeof linkConfigurationSchema>;

/** Reads that part from the page's block; throws if the block is malformed, of which the app then tells. */
export function readLinkConfiguration(block: string): LinkConfiguration {
  const data: unknown = JSON.parse(block);
  if (Array.isArray(data)) throw new Error('The block is not an object.');
  return v.parse(linkConfigurationSchema, data);
}
