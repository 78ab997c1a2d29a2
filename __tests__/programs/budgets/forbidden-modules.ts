import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of modules that must not be in a production build: QA tools, the sandbox, tests and their packages. */
export const FORBIDDEN_MODULES: readonly RegExp[] = [
  /[\\/]src[\\/]qa[\\/]/,
  /[\\/]machines[\\/](?:[^\\/]+[\\/])?(?:qa|walkthroughs)[\\/]/,
  /[\\/]machines[\\/]registry\.ts$/,
  /[\\/]__tests__[\\/]/,
  /[\\/]node_modules[\\/](?:msw|@mswjs|sirv|@testing-library|axe-core|elkjs)[\\/]/,
];

/** Strings that reveal such code in a built file, whatever the file is called. */
export const FORBIDDEN_CONTENT: readonly RegExp[] = [
  /mockServiceWorker/i,
  /\bmsw\b/i,
  /sandbox-api/,
  /sandbox-card/,
  /createWorld/,
  /Lakeside/,
  /phq-?9/i,
  /Reset the sandbox/,
  /visualiser/i,
  // The pseudo-languages.
  /en-XA|ar-XB/i,
  /[\u1E17\u202E]|\\u(?:1E17|202E)/i,
];

/** Built files of the QA pages: `sandbox.html`, `visualiser/elk-worker.js`, `assets/visualiser.1a2b3c4d.js`. */
const FORBIDDEN_FILES = /(?:^|[\\/])(?:sandbox|visualiser)\b|\.(?:en-XA|ar-XB)\b/;

const isText = (file: string) => /\.(?:js|css|html|json|map|txt|webmanifest|svg)$/.test(file);

type Build = {
  /** Absolute paths of all modules. */
  readonly modules: readonly string[];
  readonly outputPath: string;
};

/** Lists the modules, strings and files that must not be in the build; empty if the build is clean. */
export function findForbiddenContent({ modules, outputPath }: Build): readonly string[] {
  const foundModules = modules.filter((module) =>
    FORBIDDEN_MODULES.some((pattern) => pattern.test(module)),
  );
  const files = readdirSync(outputPath, { recursive: true, encoding: 'utf8' });
  const foundContent = files.filter(isText).flatMap((file) => {
    const text = readFileSync(path.join(outputPath, file), 'utf8');
    return FORBIDDEN_CONTENT.filter((pattern) => pattern.test(text)).map(
      (pattern) => `${file} contains ${pattern}`,
    );
  });
  const foundFiles = files.filter((file) => FORBIDDEN_FILES.test(file));
  return [...foundModules, ...foundContent, ...foundFiles];
}
