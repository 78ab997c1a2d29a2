import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './chart-skeleton.module.css';

const bars = [46, 62, 38, 74, 58, 86, 66];
const widths = [100, 72, 40];

type Props = { readonly shape: 'lines' | 'bars' };

/** A grey placeholder in the shape and size of a chart; hidden from assistive technology, as the page announces loading. */
export function ChartSkeleton({ shape }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.drawing, styles[shape])}
      viewBox="0 0 320 200"
      preserveAspectRatio="none"
    >
      {shape === 'bars' ? (
        bars.map((height, index) => (
          <rect
            key={index}
            x={44 + index * 40}
            y={180 - height * 1.7}
            width={24}
            height={height * 1.7}
            rx={4}
          />
        ))
      ) : (
        <>
          {[10, 52, 95, 138, 180].map((y) => (
            <path key={y} className={styles.rule} d={`M40 ${y}H310`} />
          ))}
          <path className={styles.curve} d="M50 120L92 92L134 104L176 66L218 84L260 48L302 62" />
        </>
      )}
    </svg>
  );
}

type CardProps = {
  readonly children: ReactNode;
  /** The rows of the legend below the chart. */
  readonly legendRows?: number;
};

/** The content of a card while it loads: sentence, chart, legend and the button of the table, each as high as what replaces it. */
export function CardSkeleton({ children, legendRows = 0 }: CardProps) {
  return (
    <div aria-hidden="true" className={styles.card}>
      <div className={styles.sentence}>
        <div className={classNames(styles.text, styles.long)} />
        <div className={classNames(styles.text, styles.middle)} />
      </div>
      {children}
      {legendRows > 0 && (
        <div>
          {Array.from({ length: legendRows }, (_, index) => (
            <div key={index} className={styles.control}>
              <div className={classNames(styles.text, styles.middle)} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.control}>
        <div className={classNames(styles.text, styles.short)} />
      </div>
    </div>
  );
}

/** A grey placeholder in the shape of horizontal bars, each below its name. */
export function RowsSkeleton() {
  return widths.map((width) => (
    <div key={width} className={styles.row}>
      <div className={classNames(styles.text, styles.short)} />
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect width={width} height="8" />
      </svg>
    </div>
  ));
}
