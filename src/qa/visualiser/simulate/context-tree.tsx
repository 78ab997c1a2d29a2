import { classNames } from '../../../ui/class-names';
import styles from './tree.module.css';
import { toTree, type TreeChange, type TreeNode } from './tree';

type Props = {
  readonly label: string;
  /** What it was before the last move; the same as `now` where nothing is to be marked. */
  readonly before: unknown;
  readonly now: unknown;
};

const changeLabels: Readonly<Record<TreeChange, string>> = {
  same: '',
  new: 'new',
  changed: 'changed',
  gone: 'gone',
};

/** A value as a tree, with what the last move changed. */
export function ContextTree({ label, before, now }: Props) {
  const { children, text } = toTree('', before, now);
  if (children.length === 0) return <p className={styles.empty}>{text}</p>;
  return <Branch label={label} nodes={children} />;
}

function Branch({ label, nodes }: { readonly label: string; readonly nodes: readonly TreeNode[] }) {
  return (
    <ul aria-label={label} className={styles.branch}>
      {nodes.map((node) => (
        <li key={node.key} className={classNames(styles.node, styles[node.change])}>
          <span className={styles.key}>{node.key}</span>
          {node.text !== null && <code className={styles.value}>{node.text}</code>}
          {node.previousText !== null && (
            <span className={styles.was}>
              was <code>{node.previousText}</code>
            </span>
          )}
          {node.change !== 'same' && (
            <span className={styles.badge}>{changeLabels[node.change]}</span>
          )}
          {node.children.length > 0 && <Branch label={node.key} nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
