import type { GalleryReport } from './gallery-report';
import { countVerdicts, type Verdict } from './verdicts';

/** A term and its description. */
export type Fact = readonly [term: string, description: string];

/** Which build was looked at and when, and the totals of the verdicts. */
export function describeRelease(
  { version, commit, startedAt }: GalleryReport,
  verdicts: readonly Verdict[],
): readonly Fact[] {
  const counts = countVerdicts(verdicts);
  const { passed, failed, notRun, missing, unknown, reviewable, reviewed, failedByPerson } = counts;
  const gallery = listCounts([
    [failed, 'failed'],
    [notRun, 'not run'],
    [missing, 'missing in the report'],
    [unknown, 'unknown to this visualiser'],
  ]);
  return [
    ['Build', `${version}, commit ${commit ?? 'unknown'}`],
    ['Date', new Date(startedAt).toUTCString()],
    ['Gallery', [`${passed} of ${verdicts.length} passed`, ...gallery].join(', ')],
    [
      'Reviewed by a person',
      [
        `${reviewed} of ${reviewable} walkthroughs in this build`,
        `${failedByPerson} failed`,
        ...describeNotCounted(counts),
      ].join(', '),
    ],
  ];
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

/** What speaks against a release, such as `1 failed in the gallery`; empty if there is nothing. */
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
export function describeMachineVerdict({ machine, longerTitle, isKnown }: Verdict): string {
  return [
    machine,
    ...(longerTitle === null ? [] : [`as part of “${longerTitle}”`]),
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
