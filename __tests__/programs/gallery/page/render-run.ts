import type {
  ReleaseReport,
  ReportedBuild,
} from '../../../../src/qa/visualiser/release/format/report.schema';
import { countReport } from '../../../../src/qa/visualiser/release/format/list-report';
import { html, type Html } from '../../../../src/qa/visualiser/release/html';

/** Renders the totals of a run, and which build was pictured when and with what. */
export function renderRun(report: ReleaseReport): Html {
  const { machines, durationMs, createdAt, build, browser, computer } = report;
  const { views, walkthroughs } = countReport(machines);
  const states = machines.reduce((total, machine) => total + machine.states.length, 0);
  return html`
    <p class="soft">
      ${views} views of ${states} states, from ${walkthroughs} walkthroughs of ${machines.length}
      flows in ${Math.round(durationMs / 1000)} seconds.
    </p>
    <dl class="run">
      ${renderItem('Build', describeBuild(build))}
      ${renderItem('Hash of its files', build.hash ?? 'unknown')}
      ${renderItem('Date', new Date(createdAt).toUTCString())}
      ${renderItem('Browser', browser === null ? 'none' : `${browser.name} ${browser.version}`)}
      ${renderItem('Computer', `${computer.system}, ${computer.processors}, Node ${computer.node}`)}
    </dl>
  `;
}

/** Version, commit and folder of a build, as text. */
export function describeBuild(build: ReportedBuild): string {
  const { version, commit, hasLocalChanges, folder, fileCount } = build;
  const changes = hasLocalChanges ? ' with changes that were not committed' : '';
  return `${version}, commit ${commit ?? 'unknown'}${changes}, ${fileCount} files in ${folder}`;
}

const renderItem = (term: string, description: string) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;
