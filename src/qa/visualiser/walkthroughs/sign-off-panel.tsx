import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Progress } from '../../../ui/progress/progress';
import { Stack } from '../../../ui/stack/stack';
import { saveFile } from '../export/save-file';
import type { SignOff } from './coverage';
import { ImportField } from './import-field';
import { toReviewFile } from './review-file';
import { useStoredReviews } from './review-store';
import { getStatus, listPassedUnopened } from './review-status';
import { isUnsigned, signReviews } from './reviews';
import { SignatureFields } from './signature-fields';
import { UnopenedList } from './unopened-list';
import { ExcludedList } from './excluded-list';
import styles from './walkthroughs.module.css';
import { TextLink } from '../../../ui/text-link/text-link';
import { formatRoute } from '../shell/route';

type Props = {
  readonly walkthroughs: readonly Walkthrough[];
  readonly signOff: SignOff;
};

/** Tester and build, sign-off coverage, and import and export of reviews. */
export function SignOffPanel({ walkthroughs, signOff }: Props) {
  const { reviews, opened, signature, isStored } = useStoredReviews();

  const signed = () => signReviews(reviews, signature);
  const failed = walkthroughs.filter((walkthrough) => getStatus(walkthrough, reviews) === 'fail');
  const unopened = listPassedUnopened(walkthroughs, reviews, opened);
  const unsigned = Object.values(reviews).filter(isUnsigned).length;
  const save = () => {
    const content = toReviewFile(signed(), opened, new Date().toISOString());
    saveFile(`${toFileName(signature.tester)}.json`, content, 'application/json');
  };

  return (
    <Stack gap={3}>
      <SignatureFields />
      {unsigned > 0 && <p className={styles.muted}>{formatUnsignedCount(unsigned)}</p>}
      {!isStored && (
        <Alert tone="info">
          This browser does not allow storage: export your reviews before you close the page.
        </Alert>
      )}
      <Meter label="States signed off" value={signOff.states.size} max={signOff.stateCount} />
      <Meter
        label="Transitions signed off"
        value={signOff.transitions.size}
        max={signOff.transitionCount}
      />
      <FailedList failed={failed} />
      <ExcludedList excluded={signOff.excluded} />
      <UnopenedList walkthroughs={unopened} {...{ reviews, opened }} />
      <div className={styles.buttons}>
        <Button variant="secondary" icon="download" onClick={save}>
          Export the sign-off
        </Button>
      </div>
      <ImportField />
    </Stack>
  );
}

/** `sign-off-tess`, for a tester called Tess. */
const toFileName = (tester: string) =>
  ['sign-off', ...tester.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-');

function formatUnsignedCount(count: number): string {
  const subject = count === 1 ? 'One review names' : `${count} reviews name`;
  return `${subject} no tester or no build. Exports use the values above for them.`;
}

function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const text = `${value} of ${max}`;
  return (
    <div className={styles.meter}>
      <span>
        {label}: {text}
      </span>
      <Progress label={label} value={value} max={max} valueText={text} />
    </div>
  );
}

/** The walkthroughs that failed; nothing if there are none. */
function FailedList({ failed }: { readonly failed: readonly Walkthrough[] }) {
  if (failed.length === 0) return null;
  return (
    <details className={styles.excluded} open>
      <summary>
        {failed.length === 1 ? 'One walkthrough failed' : `${failed.length} walkthroughs failed`}
      </summary>
      <ul aria-label="Failed walkthroughs" className={styles.signOffItems}>
        {failed.map(({ id, machineId: machine, title }) => (
          <li key={id}>
            <TextLink href={formatRoute({ mode: 'walkthroughs', machine, query: { way: id } })}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
