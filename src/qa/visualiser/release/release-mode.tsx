import { useMemo, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { GALLERY_ROUTES } from '../../routes/gallery-routes';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Stack } from '../../../ui/stack/stack';
import { classNames } from '../../../ui/class-names';
import { FileField } from '../components/file-field';
import layout from '../components/mode-layout.module.css';
import { ImportField } from '../walkthroughs/import-field';
import { useStoredReviews } from '../walkthroughs/review-store';
import { useKnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import { readGalleryReport } from './gallery-report';
import { setChosenReport, useChosenReport } from './release-store';
import styles from './release.module.css';
import { ReportOverview } from './report-overview';
import { listVerdicts } from './verdicts';

/** The report of a gallery beside the reviews of the testers. */
export function ReleaseMode() {
  const chosen = useChosenReport();
  const { reviews, opened } = useStoredReviews();
  const known = useKnownWalkthroughs();
  const [problem, setProblem] = useState<string | null>(null);
  const report = chosen?.report ?? null;
  const groups = useMemo(
    () =>
      report === null
        ? []
        : listVerdicts(report, MACHINE_REGISTRY, known, { reviews, opened }, GALLERY_ROUTES),
    [report, known, reviews, opened],
  );
  const choose = (name: string, text: string) => {
    const read = readGalleryReport(text);
    setProblem('problem' in read ? read.problem : null);
    setChosenReport('problem' in read ? null : { name, report: read });
  };
  return (
    <div className={classNames(layout.layout, styles.layout)}>
      <div className={layout.panel}>
        {report === null ? (
          <EmptyState
            text="No report is chosen"
            detail="Choose the report.json that “npm run gallery” has written."
          />
        ) : (
          <ReportOverview
            report={report}
            groups={groups}
            isComplete={known.size === MACHINE_REGISTRY.length}
          />
        )}
      </div>
      <div className={classNames(layout.side, styles.files)}>
        <Stack gap={3}>
          <FileField
            label="Report of the gallery"
            hint="gallery/report.json. Its pictures are in gallery/index.html."
            accept=".json"
            error={problem}
            chosen={chosen?.name ?? null}
            onChoose={choose}
          />
          <ImportField />
        </Stack>
      </div>
    </div>
  );
}
