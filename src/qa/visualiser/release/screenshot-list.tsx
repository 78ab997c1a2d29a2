import { useCallback, useState } from 'react';
import { classNames } from '../../../ui/class-names';
import type { ReportedScreenshot, ReportedView } from './format/report.schema';
import { loadWhenVisible } from './load-when-visible';
import type { ChosenRelease, ChosenScreenshot } from './release-store';
import styles from './release.module.css';

type Props = {
  readonly view: ReportedView;
  readonly screenshots: ChosenRelease['screenshots'];
};

/** The screenshots of a view, as far as their files were chosen. */
export function ScreenshotList({ view, screenshots }: Props) {
  return (
    <div>
      <p>
        <strong>{view.title}</strong> <code className={styles.muted}>{view.state}</code>
      </p>
      <p className={styles.muted}>{view.expectedView}</p>
      <ul className={styles.screenshots}>
        {view.screenshots.map((screenshot) => (
          <Screenshot
            key={screenshot.file}
            screenshot={screenshot}
            chosen={screenshots.get(screenshot.file) ?? null}
            title={view.title}
          />
        ))}
      </ul>
    </div>
  );
}

type ScreenshotProps = {
  readonly screenshot: ReportedScreenshot;
  readonly chosen: ChosenScreenshot | null;
  readonly title: string;
};

function Screenshot({ screenshot: { variant, sha256 }, chosen, title }: ScreenshotProps) {
  const [isLarge, setIsLarge] = useState(false);
  const file = chosen?.file ?? null;
  const showFile = useCallback(
    (image: HTMLImageElement) => (file === null ? undefined : loadWhenVisible(image, file)),
    [file],
  );
  const isDifferent = chosen?.sha256 != null && chosen.sha256 !== sha256;
  return (
    <li className={classNames(isLarge && styles.large)}>
      <figure>
        {file !== null && (
          <button
            type="button"
            className={styles.screenshot}
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
          >
            <img ref={showFile} alt={`Enlarge ${title}: ${variant}`} decoding="async" />
          </button>
        )}
        <figcaption className={isDifferent ? styles.fail : styles.muted}>
          {variant}
          {chosen === null && ', not chosen'}
          {isDifferent && ', not the one of the report'}
        </figcaption>
      </figure>
    </li>
  );
}
