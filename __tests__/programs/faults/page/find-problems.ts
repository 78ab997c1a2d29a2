import { PAGE_TEXT } from '../injection/faults';
import type { PageState } from './read-page';

/** Text that only a mistake puts on the screen: raw values, HTML tags, stack traces and pages of proxies. */
const RAW_TEXT = new RegExp(
  [
    String.raw`\bundefined\b`,
    String.raw`\bNaN\b`,
    String.raw`\[object `,
    String.raw`<\/?(?:!doctype|html|head|body|title|div|span|p|br|h[1-6]|pre|script)\b[^>]*>`,
    String.raw`\bat \S+ \(\S+:\d+:\d+\)`,
    String.raw`\b(?:Type|Syntax|Reference|Range)Error\b`,
    PAGE_TEXT,
  ].join('|'),
  'i',
);

const getRawText = (text: string) => RAW_TEXT.exec(text)?.[0] ?? null;

/** Problems that no settled page may have, whatever failed; only the end of a flow needs no way on. */
export function findLastingProblems(
  { title, text, headings, waysOn, loading }: PageState,
  isEnd = false,
): readonly string[] {
  const raw = getRawText(text) ?? getRawText(title);
  return [
    ...(raw === null ? [] : [`raw text on screen: ${raw}`]),
    ...(headings.length === 1 ? [] : [`${headings.length} main headings`]),
    ...(isEnd || waysOn.length > 0 ? [] : ['no enabled way on in main']),
    ...loading.map((item) => `still loading (${item})`),
  ];
}

/** Headings that are error messages by themselves. */
const FAILURE_HEADING = /wrong|could not|couldn['’]t|cannot|expired|no longer available|not found/i;

/** The problem of a page without an error message. */
export function findMissingError({ alerts, headings }: PageState): readonly string[] {
  const isShown = alerts.length > 0 || headings.some((heading) => FAILURE_HEADING.test(heading));
  return isShown ? [] : ['no error message'];
}

/** The values of `before` that the page no longer has. */
export function findLostValues(
  before: PageState['values'],
  { values }: PageState,
): readonly string[] {
  const remaining = [...values];
  return before.flatMap((value) => {
    const index = remaining.indexOf(value);
    if (index === -1) return [`lost value (${value})`];
    remaining.splice(index, 1);
    return [];
  });
}
