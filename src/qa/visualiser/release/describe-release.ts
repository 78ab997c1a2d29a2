import { ROUTES_GROUP } from '../../routes/pictured-routes';
import type { ReleaseReport, ReportedMachine } from './format/report.schema';
import { countReport, type ReportCounts } from './format/list-report';
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
  const { views, screenshots, ...findings } = countReport(machines);
  const isRoutes = ({ id }: ReportedMachine) => id === ROUTES_GROUP.id;
  const flows = countReport(machines.filter((machine) => !isRoutes(machine)));
  const routes = countReport(machines.filter(isRoutes));
  const { missing, unknown, reviewable, reviewed, failedByPerson, ...notCounted } =
    countVerdicts(verdicts);
  const others = listCounts([
    [missing, 'missing in the report'],
    [unknown, 'unknown to this visualiser'],
  ]);
  return [
    [
      'Walkthroughs run',
      [...describeResults(flows), ...others, ...describeParts(verdicts)].join(', '),
    ],
    ...(routes.walkthroughs === 0
      ? []
      : [['Routes opened', describeResults(routes).join(', ')] as const]),
    [
      'Reviewed by a person',
      [
        `${reviewed} of ${reviewable} walkthroughs in this build`,
        `${failedByPerson} failed`,
        ...describeNotCounted(notCounted),
      ].join(', '),
    ],
    ['Screenshots', `${screenshots}, of ${views} views`],
    ['Violations', findings.violations === 0 ? 'none' : String(findings.violations)],
    [
      'Console problems',
      findings.consoleProblems === 0 ? 'none' : String(findings.consoleProblems),
    ],
  ];
}

const describeResults = ({ passed, walkthroughs, failed, notRun }: ReportCounts) => [
  `${passed} of ${walkthroughs} passed`,
  `${failed} failed`,
  `${notRun} not run`,
];

/** Why there are more walkthroughs than the gallery has run. */
function describeParts(verdicts: readonly Verdict[]): readonly string[] {
  const { length } = verdicts.filter(({ partOf }) => partOf !== null);
  if (length === 0) return [];
  const { reviewable } = countVerdicts(verdicts);
  return [`which contain ${length} more of the ${reviewable} that can be reviewed`];
}

/** Each count with its description, without those that are 0. */
const listCounts = (counts: readonly (readonly [count: number, description: string])[]) =>
  counts.flatMap(([count, description]) => (count === 0 ? [] : [`${count} ${description}`]));

type Counts = ReturnType<typeof countVerdicts>;

const describeNotCounted = ({
  onOtherBuild,
  withoutBuild,
  unopened,
}: Pick<Counts, 'onOtherBuild' | 'withoutBuild' | 'unopened'>) =>
  listCounts([
    [onOtherBuild, 'reviewed on another build'],
    [withoutBuild, 'reviewed without naming a build'],
    [unopened, 'passed by a person without all steps opened'],
  ]);

/** What a release cannot be signed with unless a note says why, such as `1 failed in the gallery`; empty if there is nothing. */
export function listReservations(verdicts: readonly Verdict[]): readonly string[] {
  const { failed, notRun, missing, unknown, failedByPerson, ...notCounted } =
    countVerdicts(verdicts);
  return [
    ...listCounts([
      [failed, 'failed in the gallery'],
      [failedByPerson, 'failed by a person'],
      [notRun, 'not run'],
      [missing, 'missing in the report'],
      [unknown, 'unknown to this visualiser'],
    ]),
    ...describeNotCounted(notCounted),
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
  isReviewable,
  reviewProblems,
  tester,
  testedBuild,
  note,
}: Verdict): string {
  if (!isReviewable) return 'pictures only';
  if (human === 'open') return 'not reviewed';
  const build = testedBuild.trim() === '' ? 'not named' : testedBuild;
  const other = reviewProblems.includes('other build') ? ', which is not that of the report' : '';
  const by = `${tester === '' ? 'no tester named' : tester}, build ${build}${other}`;
  return `${humanDetail} (${by})${note === '' ? '' : `: ${note}`}`;
}
