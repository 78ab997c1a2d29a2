const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { collectRules } = require('./collect-rules.cjs');

const ROOT = path.resolve(__dirname, '../../../..');
/** Where the app may provide implementations. */
const PROVIDER_FOLDERS = ['src/api', 'src/app', 'src/features'];

/** Reads the rules of all machines from the sources; `onRead` gets the path of each file that was read. */
function readMachineRules(onRead = () => undefined) {
  const texts = new Map();
  const readFile = (file) => {
    const absolute = path.join(ROOT, file);
    if (!texts.has(file)) {
      const isFile = existsSync(absolute) && statSync(absolute).isFile();
      texts.set(file, isFile ? readFileSync(absolute, 'utf8') : null);
      if (isFile) onRead(absolute);
    }
    return texts.get(file);
  };
  const machines = readdirSync(path.join(ROOT, 'machines'), { withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => readFile(`machines/${name}/${name}.machine.ts`) !== null);
  const providers = PROVIDER_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => readFile(file).includes('.provide(')),
  );
  const { dependencies } = JSON.parse(readFile('package.json'));
  return collectRules({
    machines,
    providers,
    readFile,
    getVersion: (name) => dependencies[name] ?? '',
  });
}

module.exports = readMachineRules;
