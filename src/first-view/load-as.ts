import * as v from 'valibot';
import type { LoadPath } from './page-load';

/** Loads a path of the API; rejects if the response is malformed, too. */
export async function loadAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  load: LoadPath,
  path: string,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await load(path));
}
