import * as v from 'valibot';
import { parseJson } from './parse-json';
import { reportSchema, type ReleaseReport } from './report.schema';

const head = v.object({ format: v.literal('release-report'), version: v.number() });

/** Reads the text of a `report.json`, or returns a message for the user. Never throws. */
export function readReport(text: string): ReleaseReport | { readonly problem: string } {
  const json = parseJson(text);
  if (json === undefined) return { problem: 'This file is not JSON.' };
  const kind = v.safeParse(head, json);
  if (!kind.success)
    return { problem: 'This file is not a release report. Choose the report.json of a gallery.' };
  if (kind.output.version !== 1)
    return {
      problem: `This report has version ${kind.output.version} of the format. Only version 1 can be read.`,
    };
  const result = v.safeParse(reportSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  return {
    problem: `This report is damaged${where === null ? '' : ` at “${where.slice(0, 200)}”`}: ${issue.message.slice(0, 200)}`,
  };
}

/** The report as the text of a file. */
export function toReportText(report: ReleaseReport): string {
  return `${JSON.stringify(report, null, 1)}\n`;
}
