import { classNames } from '../../../ui/class-names';
import styles from './tree.module.css';
import { toTree, type TreeChange, type TreeNode } from './tree';

type Props = {
  readonly label: string;
  /** The value before the last step; pass the same value as `now` to mark nothing. */
  readonly before: unknown;
  readonly now: unknown;
};

const changeLabels: Readonly<Record<TreeChange, string>> = {
  same: '',
  new: 'new',
  changed: 'changed',
  gone: 'gone',
};

/** A value as a tree, with the changes of the last step marked. */
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
            <span className={styles.previousValue}>
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
