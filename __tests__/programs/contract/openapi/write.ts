import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import people from '../people.sandbox.json';
import { parsePeople } from '../people';
import { buildDocument } from './build-document';

const FILE = path.join(__dirname, '../../../../docs/openapi.json');

async function write(): Promise<void> {
  const document = await buildDocument(parsePeople(people));
  const config = await prettier.resolveConfig(FILE);
  const text = await prettier.format(JSON.stringify(document), { ...config, filepath: FILE });
  writeFileSync(FILE, text);
  console.log(`Wrote ${FILE}.`);
}

void write();
