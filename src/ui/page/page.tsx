import { useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { JUMP_TO_CONTENT } from './copy';
import styles from './page.module.css';

type PageProps = {
  /** The app bar, and a banner above it if there is one. */
  header?: ReactNode;
  /** The emergency note. */
  footer?: ReactNode;
  children: ReactNode;
  /** Pale blue instead of white (§2). */
  isTinted?: boolean;
  /** Room for two columns where the screen is wide enough. */
  isWide?: boolean;
  /** A card around the content where the screen is wide enough: for short forms and messages. A screen within asks for one with `data-card`. */
  isCard?: boolean;
};

const MAIN_ID = 'main';

/** The layout of every page: a link, shown while it has the focus, past the header, the header, `main` as a column of limited width, the footer. */
export function Page({
  header,
  footer,
  children,
  isTinted = false,
  isWide = false,
  isCard = false,
}: PageProps) {
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    const heading = main.current?.querySelector('h1');
    if (heading == null) return;
    // Without a fragment in the address: that would be a history entry, which the flows would take for a step.
    event.preventDefault();
    heading.focus();
  };
  return (
    <div
      className={classNames(
        styles.page,
        isTinted && styles.tinted,
        isWide && styles.wide,
        isCard && styles.card,
      )}
    >
      <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
        {JUMP_TO_CONTENT()}
      </a>
      {header}
      <main id={MAIN_ID} ref={main} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
