import { useEffect, useRef, type ReactNode } from 'react';
import { PRODUCT_NAME } from '../../lib/text/product';
import { useTextLanguage } from '../text-language/text-language';
import { focusHeading } from './focus-on-navigate';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** The document title, without names or answers (D8); required when the heading contains these or is not plain text. */
  title?: string;
  /** A short line above the heading, such as 'Assessment 1 of 2'; not part of the heading. */
  detail?: ReactNode;
  /** For the visually hidden heading of a loading state; the final heading then takes over its focus. */
  isProvisional?: boolean;
};

/**
 * The `h1` of a screen. On mount it sets the document title, then receives the focus and scrolls to the top, except on
 * the first screen of a page load. Give it a `key` where one component shows several screens.
 */
export function PageHeading({ children, title, detail, isProvisional = false }: PageHeadingProps) {
  const lang = useTextLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFocused = useRef(false);
  const pageTitle = title ?? (typeof children === 'string' ? children : null);

  useEffect(() => {
    // While a screen is loading, the tab keeps the previous title, as browsers do.
    if (isProvisional) return;
    document.title = pageTitle === null ? PRODUCT_NAME : `${pageTitle} · ${PRODUCT_NAME}`;
  }, [pageTitle, isProvisional]);

  useEffect(() => {
    // Strict mode runs effects twice; the focus moves once.
    if (hasFocused.current || !heading.current) return;
    hasFocused.current = true;
    focusHeading(heading.current, isProvisional);
  }, [isProvisional]);

  return (
    <div className={isProvisional ? styles.hidden : styles.group}>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <h1 ref={heading} tabIndex={-1} dir="auto" lang={lang} className={styles.heading}>
        {children}
      </h1>
    </div>
  );
}
