import { useState } from 'react';
import type { ReportedView } from '../release/format/report.schema';
import type { ChosenRelease } from '../release/release-store';
import { ScreenshotList } from '../release/screenshot-list';
import { arePicturesOpen, setPicturesOpen } from './specification-view';
import styles from './specification.module.css';

type Props = {
  readonly views: readonly ReportedView[];
  readonly screenshots: ChosenRelease['screenshots'];
  /** Of the statement, for the name of the button. */
  readonly statementId: string;
};

/** The screenshots of the gallery that show a statement, drawn only once they are asked for. */
export function StatementPictures({ views, screenshots, statementId }: Props) {
  const [isOpen, setIsOpen] = useState(() => arePicturesOpen(statementId));
  const count = views.reduce((sum, view) => sum + view.screenshots.length, 0);
  if (count === 0) return null;
  return (
    <details
      className={styles.pictures}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        setPicturesOpen(statementId, open);
      }}
    >
      <summary aria-label={`${count} pictures of ${statementId}`}>{count} pictures</summary>
      {isOpen &&
        views.map((view) => <ScreenshotList key={view.id} view={view} screenshots={screenshots} />)}
    </details>
  );
}
