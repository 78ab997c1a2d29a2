import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './step-motion.module.css';
import { useDirection } from './use-direction';

type Props = {
  /** The position of the step among all; another one renders the step anew. */
  readonly index: number;
  readonly children: ReactNode;
};

/** A step of a flow, which slides in from the side on which it is (§9); the first one stands still. */
export function StepMotion({ index, children }: Props) {
  const direction = useDirection(index);
  return (
    <div key={index} className={classNames(styles.step, direction && styles[direction])}>
      {children}
    </div>
  );
}
