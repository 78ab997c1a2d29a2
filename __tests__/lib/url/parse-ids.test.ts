/** @jest-environment node */
import { parseIds } from '../../../src/lib/url/parse-ids';

describe('§2 a list of ids in a query', () => {
  it('has the ids between the commas, without spaces and duplicates, in their order', () => {
    expect(parseIds('b, a ,b,,c d')).toEqual(['b', 'a', 'c d']);
  });

  it.each([null, '', ' ', ',', ' , '])('is null for %j', (value) => {
    expect(parseIds(value)).toBeNull();
  });
});
