/** @jest-environment node */
import { divideIds } from '../../../src/api/divide-ids';
import { createUuid } from '../../../src/lib/text/create-uuid';
import { parseIds } from '../../../src/lib/url/parse-ids';

describe('§2 a list of ids in a query', () => {
  it('has the ids between the commas, without spaces and duplicates, in their order', () => {
    expect(parseIds('b, a ,b,,c d')).toEqual(['b', 'a', 'c d']);
  });

  it('has 50 ids at most, and no more than one request can name', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => `a-${index}`);
    expect(parseIds([...ids, ...ids].join(','))).toEqual(ids.slice(0, 50));
    const long = ids.map((id) => id.padEnd(100, 'ä'));
    const parsed = parseIds(long.join(','));
    expect(parsed).toEqual(long.slice(0, parsed?.length));
    expect(divideIds(parsed ?? [])).toHaveLength(1);
  });

  it('has 50 ids of a usual length', () => {
    const ids = Array.from({ length: 50 }, () => createUuid());
    expect(parseIds(ids.join(','))).toEqual(ids);
    expect(divideIds(ids)).toHaveLength(1);
  });

  it('has the others if one is too long, and is empty without any other one', () => {
    const long = 'a'.repeat(5000);
    expect(parseIds(`${long},b`)).toEqual(['b']);
    expect(parseIds(long)).toEqual([]);
    expect(parseIds('..')).toEqual([]);
    expect(divideIds([])).toEqual([]);
  });

  it.each([null, '', ' ', ',', ' , '])('is null for %j', (value) => {
    expect(parseIds(value)).toBeNull();
  });
});
