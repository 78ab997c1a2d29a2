import { PRODUCT_NAME } from '../../../../lib/text/product';

const commonLinks: readonly (readonly [what: string, path: string])[] = [
  ['Ada’s link, by text message', '/user/ada/assessments?context=sms'],
  ['Sam’s mother', '/user/sams-mother/assessments?context=sms'],
  ['The clinician’s tablet', '/user/tess/assessments?context=clinician_app'],
  ['The front-desk kiosk', '/kiosk/lakeside'],
];

const launcherLinks: typeof commonLinks = [
  ['Everybody else: the front door', '/sandbox'],
  ['The design system', '/sandbox/ui'],
  ['The visualiser of the flows', '/visualiser.html'],
];

/** What a host prints once it listens: its address and where to look. */
export function formatEntryLinks(url: string, hasLauncher: boolean): string {
  const all = [...commonLinks, ...(hasLauncher ? launcherLinks : [])];
  const width = Math.max(...all.map(([what]) => what.length)) + 2;
  return [
    '',
    `  ${PRODUCT_NAME} is open at ${url}`,
    '',
    ...all.map(([what, path]) => `  ${what.padEnd(width)}${url}${path}`),
    '',
  ].join('\n');
}
