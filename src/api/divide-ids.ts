import { MAX_IDS_LENGTH } from '../lib/url/parse-ids';

/** Divides ids into as many lists as their encoded length needs, in order: very many ids, which only a server can name, do not fit into one URL. */
export function divideIds(ids: readonly string[]): readonly (readonly string[])[] {
  const lists: string[][] = [];
  let length = Infinity;
  for (const id of ids) {
    length += 1 + encodeURIComponent(id).length;
    if (length > MAX_IDS_LENGTH) {
      lists.push([]);
      length = encodeURIComponent(id).length;
    }
    lists.at(-1)?.push(id);
  }
  return lists;
}
