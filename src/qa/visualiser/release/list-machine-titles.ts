import type { ReleaseReport } from './format/report.schema';
import type { Verdict } from './signed-release.schema';

/** The ids and titles of the machines of a release; one that the report does not have is called by its id. */
export function listMachineTitles(
  { machines }: ReleaseReport,
  verdicts: readonly Verdict[],
): readonly (readonly [id: string, title: string])[] {
  const ids = new Set([
    ...machines.map(({ id }) => id),
    ...verdicts.map(({ machineId }) => machineId),
  ]);
  return [...ids].map((id) => [id, machines.find((machine) => machine.id === id)?.title ?? id]);
}
