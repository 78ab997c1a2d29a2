import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { useChosenRelease } from '../release/release-store';
import { updateStoredReviews, useStoredReviews } from './review-store';
import { MAX_TEXT_LENGTH } from './review.types';

/** The tester and the build under test, which reviews and defect files name. */
export function SignatureFields() {
  const { signature } = useStoredReviews();
  const { report } = useChosenRelease();
  const reported = report !== null && 'report' in report ? report.report.build : null;
  const change = (changed: Partial<typeof signature>) =>
    updateStoredReviews({ signature: { ...signature, ...changed } });
  const suggestion =
    reported === null
      ? null
      : [
          reported.version,
          ...(reported.commit === null ? [] : [reported.commit.slice(0, 10)]),
        ].join(', commit ');
  return (
    <Stack gap={2}>
      <TextField
        label="Tester"
        autoComplete="name"
        maxLength={MAX_TEXT_LENGTH}
        value={signature.tester}
        onChange={(tester) => change({ tester })}
      />
      <TextField
        label="Build"
        hint="Its version or commit."
        maxLength={MAX_TEXT_LENGTH}
        value={signature.build}
        onChange={(build) => change({ build })}
      />
      {suggestion !== null && suggestion !== signature.build && (
        <div>
          <Button variant="quiet" onClick={() => change({ build: suggestion })}>
            Use that of the report: {suggestion}
          </Button>
        </div>
      )}
    </Stack>
  );
}
