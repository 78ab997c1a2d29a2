import { useEffect, useRef, type ReactNode } from 'react';
import { PRODUCT_NAME } from '../../lib/text/product';
import { focusHeading } from './focus-on-navigate';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** What the page is, without a person's name or an answer (D8); needed where the heading is more than plain text. */
  title?: string;
  /** A short line above the heading, such as 'Assessment 1 of 2'; not part of the heading's name. */
  detail?: ReactNode;
  /** The unseen heading of a loading state: it gives way to the real one without taking the focus twice. */
  isProvisional?: boolean;
};

/**
 * The one `h1` of a screen. Mounting it is arriving: the document's title is set first, then the heading takes the focus
 * and the page is scrolled to its top, except on the first screen of a page load. Give it a `key` where one component
 * shows several screens.
 */
export function PageHeading({ children, title, detail, isProvisional = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocused = useRef(false);
  const pageTitle = title ?? (typeof children === 'string' ? children : null);

  useEffect(() => {
    // While a screen is loading the tab keeps the title of the one before, as browsers do.
    if (isProvisional) return;
    document.title = pageTitle === null ? PRODUCT_NAME : `${pageTitle} · ${PRODUCT_NAME}`;
  }, [pageTitle, isProvisional]);

  useEffect(() => {
    // Strict mode runs effects twice; arriving happens once.
    if (hasFocused.current || !heading.current) return;
    hasFocused.current = true;
    focusHeading(heading.current, isProvisional);
  }, [isProvisional]);

  return (
    <div className={isProvisional ? styles.unseen : styles.group}>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
