import { findAsset } from '../find-asset';
import { findProblems, toFinding, type Probe, type Target } from '../probe';

/** Browsers that are told `nosniff` neither run a script nor apply a style sheet of another type. */
const getContentTypes = (target: Target): readonly (readonly [path: string, type: RegExp])[] => [
  ['/', /^text\/html\b/],
  [findAsset(target), /^(?:text|application)\/javascript\b/],
  ['/legal/privacy.html', /^text\/html\b/],
  ['/legal/legal.css', /^text\/css\b/],
  ['/icons/favicon.svg', /^image\/svg\+xml\b/],
  ['/manifest.webmanifest', /^application\/manifest\+json\b/],
];

/** As what the files are sent. */
export const contentTypeProbe: Probe = {
  name: 'content types',
  run: async (target) =>
    toFinding(
      await findProblems(getContentTypes(target), async ([path, expected]) => {
        const { status, headers } = await target.send(path, { redirect: 'follow' });
        if (status !== 200) return [`${path} responds with ${status}`];
        const type = headers.get('content-type');
        if (expected.test(type ?? '')) return [];
        return [type === null ? `${path} has no content type` : `${path} is sent as ${type}`];
      }),
    ),
};
