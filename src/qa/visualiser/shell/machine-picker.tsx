import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Select } from '../../../ui/select/select';
import styles from './shell.module.css';

type Props = { readonly chosen: string; readonly onChoose: (machineId: string) => void };

const options = MACHINE_REGISTRY.map(({ id, title }) => ({ value: id, label: title }));

const LABEL_ID = 'machine-label';

/** Selects the machine to show. */
export function MachinePicker({ chosen, onChoose }: Props) {
  return (
    <div className={styles.picker}>
      <span id={LABEL_ID} className={styles.pickerLabel}>
        Machine
      </span>
      <Select labelledBy={LABEL_ID} options={options} value={chosen} onChange={onChoose} />
    </div>
  );
}
