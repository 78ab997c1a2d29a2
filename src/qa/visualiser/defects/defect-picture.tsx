import type { Picture } from './defect.types';
import styles from './defects.module.css';

/** The page in the file is shown without scripts, and without loading anything. */
const CONTENT_POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">';

/** The picture of a defect, or the page that it contains as HTML. */
export function DefectPicture({ picture }: { readonly picture: Picture }) {
  return (
    <figure className={styles.figure}>
      {picture.kind === 'png' ? (
        <img src={picture.content} alt="The app at the failed step" className={styles.picture} />
      ) : (
        <iframe
          title="The app at the failed step"
          sandbox=""
          srcDoc={CONTENT_POLICY + picture.content}
          className={styles.page}
        />
      )}
      <figcaption className={styles.muted}>{picture.description}</figcaption>
    </figure>
  );
}
