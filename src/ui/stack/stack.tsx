import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './stack.module.css';

type StackProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  children: ReactNode;
  /** The gap between the children, as a step of the spacing scale. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  align?: 'stretch' | 'start' | 'center';
};

/** Places its children one below the other with a gap. */
export function Stack({ children, gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.stack, styles[`gap${gap}`], styles[align], className)}
    >
      {children}
    </div>
  );
}

type ClusterProps = {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 5;
  /** `between` pushes the first and last child to the edges. */
  justify?: 'start' | 'center' | 'end' | 'between';
  className?: string;
};

/** Places its children side by side and wraps them where they do not fit. */
export function Cluster({ children, gap = 3, justify = 'start', className }: ClusterProps) {
  return (
    <div
      className={classNames(
        styles.cluster,
        styles[`gap${gap}`],
        styles[`justify-${justify}`],
        className,
      )}
    >
      {children}
    </div>
  );
}
