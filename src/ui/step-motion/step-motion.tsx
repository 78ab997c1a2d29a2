import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './step-motion.module.css';

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

type Direction = 'forward' | 'back' | null;

/** Returns which way the last change of step went; null on the first step that is shown. */
function useDirection(index: number): Direction {
  const [seen, setSeen] = useState({ index, direction: null as Direction });
  if (seen.index === index) return seen.direction;
  const direction = index > seen.index ? 'forward' : 'back';
  setSeen({ index, direction });
  return direction;
}
