const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { formatter } = require('@lingui/format-po');

const files = readdirSync(__dirname)
  .filter((file) => file.endsWith('.po'))
  .sort();

/** All languages but English. */
const catalogueLanguages = files.map((file) => path.basename(file, '.po'));

const catalogueFiles = files.map((file) => path.join(__dirname, file));

/** The translations of each language other than English: a text by message id. */
function readCatalogues() {
  return Object.fromEntries(
    files.map((file) => {
      const filename = path.join(__dirname, file);
      const language = path.basename(file, '.po');
      const messages = formatter().parse(readFileSync(filename, 'utf8'), {
        locale: language,
        sourceLocale: 'en',
        filename,
      });
      const entries = Object.entries(messages).map(([id, { translation }]) => [id, translation]);
      return [language, Object.fromEntries(entries)];
    }),
  );
}

/** Changes with every text: part of the names of the files of other languages, which browsers keep. */
function getTextsVersion() {
  const sourceFolder = path.resolve(__dirname, '..');
  const copies = readdirSync(sourceFolder, { recursive: true })
    .filter((file) => path.basename(file) === 'copy.ts')
    .sort()
    .map((file) => path.join(sourceFolder, file));
  const hash = createHash('sha256');
  for (const file of [...catalogueFiles, ...copies]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

module.exports = { catalogueLanguages, catalogueFiles, readCatalogues, getTextsVersion };
