const { Buffer } = require('node:buffer');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const app = require('../../../package.json');
const lock = require('../../../package-lock.json');

const ROOT = path.resolve(__dirname, '../../..');

/** The folder of the package that a module belongs to; null for the app's own modules. */
function getPackageFolder(resource) {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource) ?? [];
  return folder ?? null;
}

/** The hash of a package's archive, by which npm has checked it. */
function readHash(folder) {
  const { integrity } = lock.packages[path.relative(ROOT, folder).replaceAll(path.sep, '/')];
  const [, content] = /^sha512-(.+)$/.exec(integrity);
  return { alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') };
}

/** A package's name, version, hash, SPDX licence, and the texts of its licence and notice, as far as it contains them. */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string') throw new Error(`${name} does not name its licence.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return { name, version, license, texts, hash: readHash(folder) };
}

const toPurl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The bill of materials in the format of CycloneDX. It has no date, so the same sources give the same file. */
function toBillOfMaterials(packages) {
  const toComponent = (type, component) => ({
    type,
    'bom-ref': toPurl(component),
    name: component.name,
    version: component.version,
    purl: toPurl(component),
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: toComponent('application', app) },
    components: packages.map((component) => ({
      ...toComponent('library', component),
      hashes: [component.hash],
      licenses: [{ expression: component.license }],
    })),
  };
}

const toNotices = (packages) =>
  packages
    .map(({ name, version, license, texts }) =>
      [`${name} ${version}: ${license}`, ...texts].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes which packages the build contains (`bom.json`), and their licences (`licenses.txt`); fails if one has none. */
class ComponentsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ComponentsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'ComponentsPlugin', stage }, () => {
        const { chunkGraph, chunks } = compilation;
        const folders = [...chunks]
          .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
          .flatMap((module) => module.modules ?? [module])
          .flatMap(({ resource }) => getPackageFolder(resource ?? '') ?? []);
        const packages = [...new Set(folders)]
          .filter((folder) => existsSync(path.join(folder, 'package.json')))
          .map(readPackage)
          .sort((one, other) => (toPurl(one) < toPurl(other) ? -1 : 1));
        const emit = (file, text) =>
          compilation.emitAsset(file, new webpack.sources.RawSource(`${text}\n`));
        emit('bom.json', JSON.stringify(toBillOfMaterials(packages), null, 2));
        emit('licenses.txt', toNotices(packages));
      });
    });
  }
}

module.exports = { ComponentsPlugin };
