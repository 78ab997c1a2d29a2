/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { forbiddenFileName, forbiddenIdentifier } from './support/forbidden-names.cjs';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file));

describe('names', () => {
  it.each(['src', 'machines', '__tests__', 'docs'])(
    'contain no word in %s that the glossary has replaced',
    (folder) => {
      expect(listFiles(folder).filter((name) => forbiddenFileName.test(name))).toEqual([]);
    },
  );

  it.each(['House', 'openHouse', 'desk', 'cardDesk', 'slotOf', 'tellWrapper', 'forgetAll'])(
    'may not be %s',
    (name) => expect(name).toMatch(forbiddenIdentifier),
  );

  it.each(['indexOf', 'isChildOf', 'background', 'years', 'teller', 'firewall'])(
    'may be %s',
    (name) => expect(name).not.toMatch(forbiddenIdentifier),
  );

  it('of files are matched by word', () => {
    expect(['open-house.ts', 'card-desk.tsx', 'path-of.ts']).toEqual([
      expect.stringMatching(forbiddenFileName),
      expect.stringMatching(forbiddenFileName),
      expect.stringMatching(forbiddenFileName),
    ]);
    expect('years-ago.ts').not.toMatch(forbiddenFileName);
  });
});
