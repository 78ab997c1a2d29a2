import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** The shape of what will stand here. */
  shape?: 'heading' | 'line' | 'short-line' | 'control' | 'block' | 'card';
};

/** A grey stand-in for one thing that is loading; silent, `Loading` speaks for it. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} />;
}

type LoadingProps = { children: ReactNode; label?: string };

/** Stands in for a part of a screen that is on its way: skeletons to look at, one announced word to hear. */
export function Loading({ children, label = 'Loading…' }: LoadingProps) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
