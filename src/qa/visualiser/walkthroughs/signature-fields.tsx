import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { TextField } from '../../../ui/text-field/text-field';
import { useChosenReport } from '../release/release-store';
import { updateStoredReviews, useStoredReviews } from './review-store';
import { MAX_TEXT_LENGTH } from './review.types';

/** The tester and the build under test, which reviews and defect files name. */
export function SignatureFields() {
  const { signature } = useStoredReviews();
  const report = useChosenReport()?.report;
  const change = (changed: Partial<typeof signature>) =>
    updateStoredReviews({ signature: { ...signature, ...changed } });
  const suggestion =
    report && [report.version, report.commit?.slice(0, 10)].filter(Boolean).join(', commit ');
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
      {suggestion !== undefined && suggestion !== signature.build && (
        <div>
          <Button variant="quiet" onClick={() => change({ build: suggestion })}>
            Use that of the report: {suggestion}
          </Button>
        </div>
      )}
    </Stack>
  );
}
