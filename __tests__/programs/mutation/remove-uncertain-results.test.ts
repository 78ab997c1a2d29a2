/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUncertainResults } from './remove-uncertain-results';

const report = path.join(mkdtempSync(path.join(tmpdir(), 'mutation-')), 'report.json');

it('removes unnoticed changes of code that runs on load, changes without a test or outside the sample, and nothing else', () => {
  const kept = [
    { id: '1', static: true, status: 'Killed' },
    { id: '2', static: false, status: 'Survived' },
    { id: '3', status: 'Survived' },
    { id: '4', status: 'CompileError', statusReason: 'Unexpected token' },
  ];
  const mutants = [
    ...kept,
    { id: '5', static: true, status: 'Survived' },
    { id: '6', status: 'CompileError', statusReason: 'Not in the sample.' },
    { id: '7', status: 'NoCoverage' },
  ];
  writeFileSync(report, JSON.stringify({ schemaVersion: '1', files: { 'a.ts': { mutants } } }));
  removeUncertainResults(report);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    schemaVersion: '1',
    files: { 'a.ts': { mutants: kept } },
  });
});

it('has nothing to remove before the first run', () => {
  expect(() => removeUncertainResults(`${report}.missing`)).not.toThrow();
});
