/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeStaticSurvivors } from './remove-static-survivors';

const report = path.join(mkdtempSync(path.join(tmpdir(), 'mutation-')), 'report.json');

it('removes which changes of code that runs on load were not noticed, and nothing else', () => {
  const kept = [
    { id: '1', static: true, status: 'Killed' },
    { id: '2', static: false, status: 'Survived' },
    { id: '3', status: 'Survived' },
  ];
  const mutants = [...kept, { id: '4', static: true, status: 'Survived' }];
  writeFileSync(report, JSON.stringify({ schemaVersion: '1', files: { 'a.ts': { mutants } } }));
  removeStaticSurvivors(report);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    schemaVersion: '1',
    files: { 'a.ts': { mutants: kept } },
  });
});

it('has nothing to remove before the first run', () => {
  expect(() => removeStaticSurvivors(`${report}.missing`)).not.toThrow();
});
