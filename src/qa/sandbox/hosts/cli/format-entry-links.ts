import { PRODUCT_NAME } from '../../../../lib/text/product';

const commonLinks: readonly (readonly [label: string, path: string])[] = [
  ['Ada’s link in a text message', '/user/ada/assessments?context=sms'],
  ['Sam’s mother', '/user/sams-mother/assessments?context=sms'],
  ['Clinician’s tablet', '/user/tess/assessments?context=clinician_app'],
  ['Front-desk kiosk', '/kiosk/lakeside'],
];

const launcherLinks: typeof commonLinks = [
  ['Launcher with all test users', '/sandbox'],
  ['Component examples', '/sandbox/ui'],
  ['Flow visualiser', '/visualiser.html'],
];

/** Formats the message that a host prints when it listens: its URL and useful links. */
export function formatEntryLinks(url: string, hasLauncher: boolean): string {
  const all = [...commonLinks, ...(hasLauncher ? launcherLinks : [])];
  const width = Math.max(...all.map(([label]) => label.length)) + 2;
  return [
    '',
    `  ${PRODUCT_NAME} runs at ${url}`,
    '',
    ...all.map(([label, path]) => `  ${label.padEnd(width)}${url}${path}`),
    '',
  ].join('\n');
}

/** Formats the message of a host that forwards requests to a real API, which has other users than the sandbox. */
export const formatForwarding = (url: string, api: string) =>
  `\n  ${PRODUCT_NAME} runs at ${url}, with the API at ${api}\n`;
