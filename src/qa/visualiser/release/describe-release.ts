import type { ReleaseReport } from './format/report.schema';
import { countReport } from './format/list-report';
import type { Verdict } from './signed-release.schema';
import { countVerdicts } from './verdicts';

/** A term and its description. */
export type Fact = readonly [term: string, description: string];

/** Which build was pictured, when and with what. */
export function describeRun({
  build,
  createdAt,
  browser,
  computer,
}: ReleaseReport): readonly Fact[] {
  const { version, commit, hasLocalChanges, folder, fileCount, hash } = build;
  const changes = hasLocalChanges ? ' with changes that were not committed' : '';
  return [
    ['Build', `${version}, commit ${commit ?? 'unknown'}${changes}`],
    ['Hash of its files', hash === null ? 'unknown' : `${hash} (${fileCount} files in ${folder})`],
    ['Date', new Date(createdAt).toUTCString()],
    ['Browser', browser === null ? 'none' : `${browser.name} ${browser.version}`],
    ['Computer', `${computer.system}, ${computer.processors}, Node ${computer.node}`],
  ];
}

/** The totals of the report and of the verdicts. */
export function describeTotals(
  { machines }: ReleaseReport,
  verdicts: readonly Verdict[],
): readonly Fact[] {
  const { passed, failed, notRun, walkthroughs, views, screenshots, ...findings } =
    countReport(machines);
  const { missing, unknown, reviewed, failedByPerson } = countVerdicts(verdicts);
  const others = [
    ...(missing > 0 ? [`${missing} missing in the report`] : []),
    ...(unknown > 0 ? [`${unknown} unknown to this visualiser`] : []),
  ];
  return [
    [
      'Walkthroughs run',
      [
        `${passed} of ${walkthroughs} passed`,
        `${failed} failed`,
        `${notRun} not run`,
        ...others,
      ].join(', '),
    ],
    [
      'Reviewed by a person',
      `${reviewed} of ${verdicts.length} walkthroughs, ${failedByPerson} failed`,
    ],
    ['Screenshots', `${screenshots}, of ${views} views`],
    ['Violations', findings.violations === 0 ? 'none' : String(findings.violations)],
    [
      'Console problems',
      findings.consoleProblems === 0 ? 'none' : String(findings.consoleProblems),
    ],
  ];
}

/** The machine's verdict in words. */
export function describeMachineVerdict({ machine, partOf, isKnown }: Verdict): string {
  return [
    machine,
    ...(partOf === null ? [] : [`as part of “${partOf}”`]),
    ...(isKnown ? [] : ['unknown to this visualiser']),
  ].join(', ');
}

/** The human verdict in words, with the tester, the build and the note. */
export function describeHumanVerdict({
  human,
  humanDetail,
  tester,
  testedBuild,
  note,
}: Verdict): string {
  if (human === 'open') return 'not reviewed';
  const by = `${tester === '' ? 'no tester named' : tester}, build ${testedBuild === '' ? 'not named' : testedBuild}`;
  return `${humanDetail} (${by})${note === '' ? '' : `: ${note}`}`;
}
