import type { Compiler } from 'webpack';
import { formatHeadersFile, toHeaderRules } from '../hosts/headers-file';
import { createHostingRules } from '../rules/hosting-rules';
import { getInlinedSources } from '../rules/inlined-code';

/** Adds `_headers` to the build, with the hashes of the style and the scripts in its page. */
export class HeadersFilePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HeadersFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'HeadersFilePlugin',
          // HtmlWebpackPlugin emits the page in the stage before.
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1,
        },
        () => {
          const page = compilation.getAsset('index.html')?.source.source().toString() ?? '';
          const rules = createHostingRules({ inlined: getInlinedSources(page) });
          const text = formatHeadersFile(toHeaderRules(rules));
          compilation.emitAsset('_headers', new sources.RawSource(text));
        },
      );
    });
  }
}
