import { findAsset } from '../find-asset';
import { findProblems, toFinding, type Finding, type Probe, type Target } from '../probe';

async function read({ send }: Target, path: string, encoding: string) {
  const response = await send(path, { headers: { 'accept-encoding': encoding } });
  return {
    encoding: response.headers.get('content-encoding') ?? 'identity',
    vary: response.headers.get('vary') ?? '',
    // Decompressed by fetch.
    text: await response.text(),
  };
}

async function findCompressionProblems(target: Target, path: string): Promise<readonly string[]> {
  const [plain, gzip] = await Promise.all([
    read(target, path, 'identity'),
    read(target, path, 'gzip'),
  ]);
  return [
    ...(plain.encoding === 'identity'
      ? []
      : [`${path} is compressed for a client that cannot read it`]),
    ...(gzip.encoding === 'gzip' ? [] : [`${path} is not compressed`]),
    ...(gzip.text === plain.text ? [] : [`${path} has other contents if compressed`]),
    ...(/accept-encoding/i.test(gzip.vary) ? [] : [`${path} lacks Vary: Accept-Encoding`]),
  ];
}

async function checkBrotli(target: Target): Promise<Finding> {
  const path = findAsset(target);
  const brotli = await read(target, path, 'br, gzip');
  if (brotli.encoding !== 'br')
    return { outcome: 'warning', text: `${path} is sent as ${brotli.encoding}, brotli is smaller` };
  const plain = await read(target, path, 'identity');
  return toFinding(brotli.text === plain.text ? [] : [`${path} has other contents with brotli`]);
}

/** How the files travel. */
export const compressionProbes: readonly Probe[] = [
  {
    name: 'compression',
    run: async (target) =>
      toFinding(
        await findProblems(['/', findAsset(target)], (path) =>
          findCompressionProblems(target, path),
        ),
      ),
  },
  { name: 'compression with brotli', run: checkBrotli },
];
