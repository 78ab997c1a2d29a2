import * as v from 'valibot';
import { defectSchema, type Defect } from './defect.types';

const FORMAT = 'walkthrough-defect';
const VERSION = 1;

const headerSchema = v.object({ format: v.literal(FORMAT), version: v.number() });

/** The JSON file of a defect, formatted for reading. */
export function toDefectFile(defect: Defect): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...defect }, null, 2)}\n`;
}

/** Reads a defect from a file, or returns a message for the user. */
export function readDefectFile(
  content: string,
): { readonly defect: Defect } | { readonly problem: string } {
  const data = parse(content);
  const header = v.safeParse(headerSchema, data);
  if (!header.success)
    return { problem: 'This is not a defect file. Choose a JSON file saved after a failed step.' };
  if (header.output.version !== VERSION)
    return {
      problem: `This file has version ${header.output.version}. Only version ${VERSION} is known.`,
    };
  const result = v.safeParse(defectSchema, data);
  if (result.success) return { defect: result.output };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  return {
    problem: `This file does not contain a valid defect. ${field === null ? '' : `“${field}”: `}${issue.message}`,
  };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
