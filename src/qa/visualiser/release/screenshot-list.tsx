import { useCallback, useState } from 'react';
import { PictureDialog } from '../components/picture-dialog';
import type { ReportedScreenshot, ReportedView } from './format/report.schema';
import { getVariantName, sortByVariant } from './format/variants';
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
        {sortByVariant(view.screenshots).map((screenshot) => (
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
  const name = getVariantName(variant);
  return (
    <li>
      <figure>
        {file !== null && (
          <button type="button" className={styles.screenshot} onClick={() => setIsLarge(true)}>
            <img ref={showFile} alt={`Enlarge ${title}: ${name}`} decoding="async" />
          </button>
        )}
        {isLarge && (
          <PictureDialog title={title} detail={name} onClose={() => setIsLarge(false)}>
            <img ref={showFile} alt={`${title}: ${name}`} decoding="async" />
          </PictureDialog>
        )}
        <figcaption className={isDifferent ? styles.fail : styles.muted}>
          {name}
          {chosen === null && ', not chosen'}
          {isDifferent && ', not the one of the report'}
        </figcaption>
      </figure>
    </li>
  );
}
