import { test } from '@playwright/test';
import { buildForQa } from '../../support/build-for-qa';
import { qaFolder } from './qa-build';

test.setTimeout(300_000);

test('the build for QA', async () => {
  test.skip(process.env.QA_FOLDER !== undefined, 'QA_FOLDER selects another build.');
  await buildForQa(qaFolder);
});
