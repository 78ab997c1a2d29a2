import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './stack.module.css';

type StackProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  children: ReactNode;
  /** The gap between the children, as a step of the spacing scale. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
};

/** Places its children one below the other with a gap. */
export function Stack({ children, gap = 4, className, ...rest }: StackProps) {
  return (
    <div {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)}>
      {children}
    </div>
  );
}

type ClusterProps = {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 5;
};

/** Places its children side by side and wraps them where they do not fit. */
export function Cluster({ children, gap = 3 }: ClusterProps) {
  return <div className={classNames(styles.cluster, styles[`gap${gap}`])}>{children}</div>;
}
