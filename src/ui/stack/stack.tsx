import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './stack.module.css';

type StackProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  children: ReactNode;
  /** The step of the space scale between the children. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  align?: 'stretch' | 'start' | 'center';
};

/** Sets its children one below the other with an even gap. */
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

/** Sets its children side by side, and lets them wrap where there is no room. */
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
