import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import type { Statement } from './specification.cjs';
import { SPECIFICATION } from './specification.cjs';

/** The statements that a walkthrough of a machine shows, in the order of the specification. */
export function listStatements(
  { statements }: MachineEntry,
  { goals }: Walkthrough,
): readonly Statement[] {
  const covered = new Set(goals.map(({ kind, id }) => `${kind} ${id}`));
  return SPECIFICATION.statements.filter(({ id }) =>
    statements[id]?.some((key) => covered.has(key)),
  );
}
