import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { createConfigurationSchema } from './configuration-schema';

const FILE = 'docs/clinic.schema.json';

async function write(): Promise<void> {
  // SAFETY: `npm run lint` reads the same file.
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code } = await format(FILE, JSON.stringify(createConfigurationSchema()), config);
  writeFileSync(FILE, code);
}

void write();
