import { cleanup } from '@testing-library/react';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { signInAs } from '../support/render-app';
import { findHeading, openFirstView } from './open-first-view';

const world = startSandbox();
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each([
  ['the first questions', '/user/ada/assessments?context=sms', 'PHQ-9'],
  ['the home page', '/', 'Hi, Ada'],
])('draws %s without a formatter of Intl, the first of which takes 40 ms', async (_, url, name) => {
  signInAs(world, 'ada');
  const formatters = (['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const).map((formatter) =>
    jest.spyOn(Intl, formatter),
  );
  await openFirstView(url);
  await findHeading(name);
  for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
});
