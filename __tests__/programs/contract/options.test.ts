/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseOptions } from './options';

const PEOPLE = path.join(__dirname, 'people.sandbox.json');
const API = 'https://api.clinic.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'people-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writePeople(text: string): string {
  const file = path.join(folder, 'people.json');
  writeFileSync(file, text);
  return file;
}

describe('the options of the contract checker', () => {
  it('are the origin of the API and a people file; everything else has a default', () => {
    expect(parseOptions([`${API}/`, '--people', PEOPLE])).toMatchObject({
      ...{ apiBaseUrl: API, identityBaseUrl: API, appOrigin: API },
      ...{ isWriting: false, only: null },
    });
  });

  it('name other origins, the operations to check, and whether to write', () => {
    const others = ['--identity', 'https://id.example', '--app', 'https://app.example'];
    const args = [API, '--people', PEOPLE, ...others, '--only', 'getClinic,getBranding', '--write'];
    expect(parseOptions(args)).toMatchObject({
      ...{ identityBaseUrl: 'https://id.example', appOrigin: 'https://app.example' },
      ...{ isWriting: true, only: ['getClinic', 'getBranding'] },
    });
  });

  it.each([
    ['no origin', ['--people', PEOPLE], 'are needed'],
    ['no people file', [API], 'are needed'],
    ['something that is no origin', ['clinic', '--people', PEOPLE], 'api.example: clinic'],
    ['an unknown operation', [API, '--people', PEOPLE, '--only', 'getX'], 'no operation getX'],
    ['an unknown option', [API, '--people', PEOPLE, '--all'], '--all'],
    ['a file that does not exist', [API, '--people', 'no.json'], 'There is no file no.json'],
    ['a path', [`${API}/v9`, '--people', PEOPLE], 'not an origin'],
    ['a user and a password', ['https://joe:pw@api.example', '--people', PEOPLE], 'not an origin'],
    ['another protocol', ['ftp://api.example', '--people', PEOPLE], 'not an origin'],
    ['two origins', [API, API, '--people', PEOPLE], 'one API'],
  ])('are refused with %s', (_, args, problem) => {
    expect(() => parseOptions(args)).toThrow(problem);
  });

  it.each([
    ['broken JSON', '{"account": {"password": "secret', 'cannot be read as JSON'],
    ['a field of another type', '{"intake": {"code": ["secret"]}}', 'intake.code: expected string'],
    ['an empty text', '{"intake": {"code": ""}}', 'intake.code: expected text that is not empty'],
    ['a missing field', '{"clinic": {"clinicDisplayId": "secret"}}', 'clinic.patientId: missing'],
    ['an unknown field', '{"secret": 1}', 'secret: expected no such field'],
    ['nobody', '{}', 'nobody to sign in as'],
    ['a missing field', '{"clinic": {"patientId": "secret"}}', 'clinic.clinicDisplayId'],
  ])('are refused with a people file with %s, which is not quoted', (name, text, problem) => {
    const parse = () => parseOptions([API, '--people', writePeople(text)]);
    expect(parse).toThrow(problem);
    if (name !== 'an unknown field') expect(parse).not.toThrow('secret');
  });
});
