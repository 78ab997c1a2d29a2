import { useMemo, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { PICTURED_ROUTES } from '../../routes/pictured-routes';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { classNames } from '../../../ui/class-names';
import layout from '../components/mode-layout.module.css';
import { Tabs } from '../components/tabs';
import { useStoredReviews } from '../walkthroughs/review-store';
import { FilesPanel } from './files-panel';
import { compareChosen, useChosenRelease } from './release-store';
import styles from './release.module.css';
import { ReportOverview } from './report-overview';
import { SignPanel } from './sign-panel';
import type { ReleaseEvidence } from './sign-release';
import { useKnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import { listVerdicts } from './verdicts';
import { VerifyPanel } from './verify-panel';

/** The report of a gallery beside the reviews of the testers; signing it, and verifying what was signed. */
export function ReleaseMode() {
  const { report: chosen, screenshots, isHashing } = useChosenRelease();
  const { reviews, opened } = useStoredReviews();
  const known = useKnownWalkthroughs();
  const [tab, setTab] = useState('files');

  const report = chosen !== null && 'report' in chosen ? chosen.report : null;
  const machines = useMemo(
    () =>
      report === null
        ? []
        : listVerdicts(report, MACHINE_REGISTRY, known, { reviews, opened }, PICTURED_ROUTES),
    [report, known, reviews, opened],
  );
  const statuses = useMemo(
    () => (report === null ? new Map<string, never>() : compareChosen(report, screenshots)),
    [report, screenshots],
  );
  const listFiles = (expected: string) =>
    [...statuses].filter(([, status]) => status === expected).map(([file]) => file);
  const isGenerated = known.size === MACHINE_REGISTRY.length;
  const evidence: ReleaseEvidence | null =
    report === null || chosen?.sha256 == null
      ? null
      : {
          report,
          reportSha256: chosen.sha256,
          comparedScreenshots: listFiles('same').length,
          differentScreenshots: listFiles('different'),
          verdicts: machines.flatMap(({ verdicts }) => verdicts),
          reviews,
          opened,
        };

  return (
    <div className={classNames(layout.layout, styles.layout)}>
      <div className={styles.report}>
        {report === null ? (
          <EmptyState
            text="No report is chosen"
            detail="Choose the folder that “npm run gallery” has written, or its report.json."
          />
        ) : (
          <ReportOverview
            report={report}
            machines={machines}
            screenshots={screenshots}
            isComplete={isGenerated}
          />
        )}
      </div>
      <div className={layout.side}>
        <Tabs
          label="About the release"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'files', title: 'Files', content: <FilesPanel /> },
            {
              id: 'sign',
              title: 'Sign',
              content: <SignPanel evidence={evidence} isReady={isGenerated && !isHashing} />,
            },
            { id: 'verify', title: 'Verify', content: <VerifyPanel /> },
          ]}
        />
      </div>
    </div>
  );
}
