import { classNames } from '../class-names';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths';

/** The names of the icons. */
export type IconName = keyof typeof iconPaths;

/** The names of all icons. */
// SAFETY: the keys of a constant object that never changes.
export const iconNames = Object.keys(iconPaths) as IconName[];

/** They point along the line, so they are mirrored where lines run from right to left. */
const DIRECTED: readonly IconName[] = ['forward', 'back', 'external', 'list'];

type IconProps = { name: IconName; size?: 'small' | 'medium' | 'large'; className?: string };

/** A decorative icon, drawn as lines in the colour of the text; its meaning must also be given in words. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg
      className={classNames(
        styles.icon,
        styles[size],
        DIRECTED.includes(name) && styles.directed,
        className,
      )}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
