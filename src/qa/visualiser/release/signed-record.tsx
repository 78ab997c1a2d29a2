import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { saveFile } from '../export/save-file';
import { setSigned } from './release-store';
import styles from './release.module.css';
import { toSignedReleaseText } from './sign-release';
import type { SignedRelease } from './signed-release.schema';
import { toHtml } from './to-html';
import { toMarkdown } from './to-markdown';

/** A signed release: by whom, its hash, and its exports. */
export function SignedRecord({ signed }: { readonly signed: SignedRelease }) {
  const { signature, sha256, report } = signed;
  const name = `release-${report.content.build.version}-signed`;
  return (
    <Stack gap={3}>
      <Alert tone="success">
        Signed by {signature.name}, {new Date(signature.signedAt).toUTCString()}.
      </Alert>
      <dl className={styles.facts}>
        <dt>SHA-256 of the record</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
      <p className={styles.muted}>
        Keep the JSON with the gallery, and this hash in another place, such as the release notes:
        then nobody can change the record unnoticed.
      </p>
      <div role="group" aria-label="Export" className={styles.buttons}>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(`${name}.json`, toSignedReleaseText(signed), 'application/json')}
        >
          Export as JSON
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(`${name}.html`, toHtml(signed), 'text/html')}
        >
          Export as HTML
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile(`${name}.md`, toMarkdown(signed), 'text/markdown')}
        >
          Export as Markdown
        </Button>
      </div>
      <div>
        <Button variant="quiet" onClick={() => setSigned(null)}>
          Sign again
        </Button>
      </div>
    </Stack>
  );
}
