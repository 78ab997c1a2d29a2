import { PageHeading } from '../page-heading/page-heading';
import styles from './page-intro.module.css';

type Props = {
  readonly heading: string;
  /** The document title, required when the heading contains a person's name. */
  readonly title?: string;
  /** What the page shows; undefined while the text depends on data that has not loaded. */
  readonly lead: string | undefined;
};

/** The heading of a page with a line under it. */
export function PageIntro({ heading, title = heading, lead }: Props) {
  return (
    <div className={styles.intro}>
      <PageHeading title={title}>{heading}</PageHeading>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
