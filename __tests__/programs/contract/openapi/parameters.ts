import * as v from 'valibot';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import type { Exchange } from '../client/exchange.types';
import type { Parameter } from '../../../../src/qa/openapi/document.types';
import { toSchema } from './to-schema';

/** What the parameters of paths and queries are. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  userId: 'The id of the user: of the link, or of the profile that the request acts for.',
  displayId: 'The id of the clinic in its addresses. It may contain a slash, which is encoded.',
  patientId: 'The id of the patient.',
  checkInId: 'The id of the check-in.',
  interventionId: 'The id of the form.',
  reminderId: 'The id of the reminder.',
  telecomType: 'The channel of the message with the link; left out if there was none.',
  Ids: 'Ids of assessments, separated by commas.',
  checkInIds: 'Ids of check-ins, separated by commas.',
  versionId: 'The version of the check-in; left out for the newest one.',
  timeScale:
    'The time range of the graph; `all` is shown as the past year. Each point is drawn, however many there are of a day, week or month.',
  code: 'The code of the magic link.',
};

function describe(name: string): string {
  const description = DESCRIPTIONS[name];
  if (description === undefined) throw new Error(`The parameter ${name} has no description.`);
  return description;
}

/** The parameters of a path. */
export function createPathParameters(path: string, { url }: Exchange): readonly Parameter[] {
  const values = url.pathname.split('/');
  return path.split('/').flatMap((segment, index): Parameter[] => {
    if (!segment.startsWith('{')) return [];
    const name = segment.slice(1, -1);
    const schema = { type: 'string', minLength: 1 } as const;
    const example = decodeURIComponent(values[index] ?? '');
    return [{ name, in: 'path', required: true, description: describe(name), schema, example }];
  });
}

/** The parameters of the query that the client sends. */
export function createQueryParameters(
  { query }: Endpoint,
  exchanges: readonly Exchange[],
): readonly Parameter[] {
  if (query === undefined) return [];
  // SAFETY: the sandbox checks queries with `strictObject`.
  const { entries } = query as unknown as ReturnType<
    typeof v.strictObject<v.ObjectEntries, undefined>
  >;
  const examples = new Map(exchanges.flatMap(({ url }) => [...url.searchParams]));
  return Object.entries(entries).flatMap(([name, schema]): Parameter[] => {
    const example = examples.get(name);
    if (example === undefined) return [];
    return [
      {
        name,
        in: 'query',
        required: schema.type !== 'optional',
        description: describe(name),
        schema: toSchema(schema),
        example,
      },
    ];
  });
}
