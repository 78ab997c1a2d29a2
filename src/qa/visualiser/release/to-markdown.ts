import { escapeMarkdown } from '../walkthroughs/to-markdown';
import {
  describeHumanVerdict,
  describeMachineVerdict,
  describeRun,
  describeTotals,
  type Fact,
} from './describe-release';
import { listScreenshots } from './format/list-report';
import { listMachineTitles } from './list-machine-titles';
import type { SignedRelease } from './signed-release.schema';

/** A signed release for reading; the hashes of the screenshots are in the JSON and the HTML. */
export function toMarkdown(signed: SignedRelease): string {
  const { report, verdicts, signature, sha256, comparedScreenshots } = signed;
  const { content } = report;
  const { name, statement, acknowledgement, signedAt } = signature;
  return [
    `# Release ${escapeMarkdown(content.build.version)}`,
    '',
    '## Signature',
    '',
    ...toList([
      ['Signed by', name],
      ['Date', new Date(signedAt).toUTCString()],
      ['Statement', statement],
      ...(acknowledgement === null
        ? []
        : [['Note on what did not pass', acknowledgement] as const]),
      ['SHA-256 of the record', sha256],
      ['SHA-256 of report.json', report.sha256],
      ['Screenshots compared', `${comparedScreenshots} of ${listScreenshots(content).length}`],
    ]),
    '',
    '## Report',
    '',
    ...toList([...describeRun(content), ...describeTotals(content, verdicts)]),
    '',
    '## Verdicts',
    '',
    ...listMachineTitles(content, verdicts).flatMap(([id, title]) => [
      `### ${escapeMarkdown(title)}`,
      '',
      '| walkthrough | machine | person |',
      '| --- | --- | --- |',
      ...verdicts
        .filter(({ machineId }) => machineId === id)
        .map((verdict) =>
          toRow([verdict.title, describeMachineVerdict(verdict), describeHumanVerdict(verdict)]),
        ),
      '',
    ]),
  ].join('\n');
}

const toList = (facts: readonly Fact[]) =>
  facts.map(([term, description]) => `- ${term}: ${escapeMarkdown(description)}`);

const toRow = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
