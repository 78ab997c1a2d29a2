import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAcceptedChanges } from './compare/accepted-changes';
import type { ComparisonRequest } from './compare/compare.types';
import { readGallery } from './compare/read-gallery';
import { GALLERY_FOLDER } from './folders';

/** How to use the command. */
export const USAGE = `npm run gallery -- [options]

  -g, --grep pattern   run only the walkthroughs whose id matches
  -j, --workers n      how many browsers run at the same time
  --against file       the report.json of an older gallery, to compare the screenshots with
  --accepted file      the accepted-changes.json that was exported from the page; needs --against
  --reuse              run nothing: build the page again from the report and the screenshots of the last run`;

/** What the command is asked to do. */
export type Options = {
  /** Arguments for Playwright. */
  readonly playwrightArguments: readonly string[];
  readonly comparison: ComparisonRequest | null;
  readonly isReusing: boolean;
};

/** Parses the arguments of the command and checks the files they name; throws an error that says what is wrong. */
export function parseOptions(args: readonly string[], galleryFolder = GALLERY_FOLDER): Options {
  const { grep, workers, against, accepted, reuse } = parse(args);
  if (accepted !== undefined && against === undefined)
    throw new Error('--accepted needs --against: there are no changes without an older report.');
  if (workers !== undefined && !/^[1-9]\d*$/.test(workers))
    throw new Error(`--workers has to be a number from 1, not ${workers}.`);
  if (reuse && (grep !== undefined || workers !== undefined))
    throw new Error('--reuse runs no walkthroughs, so it has neither --grep nor --workers.');
  return {
    playwrightArguments: [
      ...(grep === undefined ? [] : ['--grep', grep]),
      ...(workers === undefined ? [] : ['--workers', workers]),
    ],
    comparison: against === undefined ? null : toRequest(against, accepted, galleryFolder),
    isReusing: reuse,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        grep: { type: 'string', short: 'g' },
        workers: { type: 'string', short: 'j' },
        against: { type: 'string' },
        accepted: { type: 'string' },
        reuse: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n\n${USAGE}`, { cause: error });
  }
}

function toRequest(
  against: string,
  accepted: string | undefined,
  galleryFolder: string,
): ComparisonRequest {
  const request = {
    against: path.resolve(against),
    accepted: accepted === undefined ? null : path.resolve(accepted),
  };
  for (const file of [request.against, request.accepted ?? ''])
    if (file.startsWith(`${galleryFolder}${path.sep}`))
      throw new Error(`${file} is in the folder that this run writes. Copy the folder first.`);
  readGallery(request.against);
  if (request.accepted !== null) readAcceptedChanges(request.accepted);
  return request;
}

/** The environment variables that hand a request over to the reporter, which runs in another process. */
export function toEnvironment(request: ComparisonRequest | null): Readonly<Record<string, string>> {
  if (request === null) return {};
  return {
    GALLERY_AGAINST: request.against,
    ...(request.accepted !== null && { GALLERY_ACCEPTED: request.accepted }),
  };
}

/** The request in the environment variables; null if there is none. */
export function readComparisonRequest(
  environment: Readonly<Record<string, string | undefined>>,
): ComparisonRequest | null {
  const { GALLERY_AGAINST: against, GALLERY_ACCEPTED: accepted = null } = environment;
  return against === undefined ? null : { against, accepted };
}
