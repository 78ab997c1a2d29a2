import { expectList, moduleCard, openSignedIn } from './support/check-ins';
import { expectScreen } from './support/screens';
import { test } from './support/test';

test('§2 check-ins: the whole card leads to the check-in, and has a link of its own to the history', async ({
  page,
}) => {
  await openSignedIn(page, 'ada', '/check-ins');
  await moduleCard(page, 'Anxiety').click({ position: { x: 8, y: 8 } });
  await expectScreen(page, 'Anxiety');
  await page.goBack();
  await page.getByRole('link', { name: 'History of Anxiety' }).click();
  await expectScreen(page, 'Anxiety history');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expectList(page, 'Anxiety');
});
