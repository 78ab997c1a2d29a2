import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { LOADING } from './copy';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** The shape of the content that is loading. */
  shape?: 'heading' | 'line' | 'short-line' | 'control' | 'block' | 'card';
};

/** A grey placeholder for content that is loading; hidden from screen readers, `Loading` announces it. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} />;
}

type LoadingProps = { children: ReactNode; label?: string };

/** The loading state of a part of a screen: skeletons, and one announcement for screen readers. */
export function Loading({ children, label = LOADING() }: LoadingProps) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
