import { classNames } from '../../ui/class-names';
import styles from './chart-skeleton.module.css';

type Props = { readonly shape: 'lines' | 'bars' | 'rows' };

const bars = [46, 62, 38, 74, 58, 86, 66];
const rows = [100, 72, 40];

/** A grey placeholder in the shape of the chart that loads; hidden from assistive technology, as the page announces loading. */
export function ChartSkeleton({ shape }: Props) {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      <div className={classNames(styles.text, styles.long)} />
      {shape === 'rows' ? (
        rows.map((width) => (
          <svg key={width} className={styles.row} viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width={width} height="8" />
          </svg>
        ))
      ) : (
        <svg
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
              <path
                className={styles.curve}
                d="M50 120L92 92L134 104L176 66L218 84L260 48L302 62"
              />
            </>
          )}
        </svg>
      )}
      {shape !== 'rows' && <div className={classNames(styles.text, styles.short)} />}
    </div>
  );
}
