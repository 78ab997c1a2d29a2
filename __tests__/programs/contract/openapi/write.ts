import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import people from '../people.sandbox.json';
import { parsePeople } from '../people';
import { buildDocument } from './build-document';

const FILE = path.join(__dirname, '../../../../docs/openapi.json');

async function write(): Promise<void> {
  const document = await buildDocument(parsePeople(people));
  // SAFETY: `npm run lint` reads the same file.
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code } = await format(FILE, JSON.stringify(document), config);
  writeFileSync(FILE, code);
  console.log(`Wrote ${FILE}.`);
}

void write();
