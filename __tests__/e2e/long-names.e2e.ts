import { lakeside } from '../../src/qa/sandbox/world/clinics';
import type { World } from '../../src/qa/sandbox/world/world';
import { expectNoHorizontalScroll } from './support/expect-accessible';
import { reachPolicies } from './support/intake';
import { expectScreen } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** The narrowest window (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

/** One word, as a file name is. */
const LONG_WORD = 'Notice_of_Privacy_Practices_and_Telehealth_Consent_2026_final.pdf';

/** Gives the check-ins, the policies, the clinic and the patient of `sams-mother` names of one long word. */
function lengthenNames(world: World): void {
  for (const [id, module] of world.checkInModules)
    world.checkInModules.set(id, {
      ...module,
      title: module.title === 'Lifestyle correlates' ? module.title : LONG_WORD,
      nodes: module.nodes.map((node) => ({ ...node, minLabel: LONG_WORD, maxLabel: LONG_WORD })),
    });
  world.policies = world.policies.map((policy) => ({ ...policy, description: LONG_WORD }));
  world.clinics.set(lakeside.displayId, { ...lakeside, name: LONG_WORD });
  const mother = world.people.get('sams-mother');
  if (mother?.relatedPatient)
    world.people.set(mother.userId, {
      ...mother,
      relatedPatient: { ...mother.relatedPatient, firstName: LONG_WORD },
    });
}

for (const { path, heading, signedInAs } of [
  { path: '/check-ins', heading: 'Check in', signedInAs: 'ada' },
  { path: '/progress', heading: 'Progress', signedInAs: 'ada' },
  { path: '/check-ins/lifestyle', heading: 'Lifestyle correlates', signedInAs: 'ada' },
  { path: '/progress', heading: 'Progress', signedInAs: 'sams-mother' },
  { path: '/user/sams-mother/assessments', heading: 'Sleep and habits', signedInAs: null },
]) {
  const reader = signedInAs ?? 'nobody';
  test(`D11: a long word of the clinic does not widen ${path}, signed in as ${reader}`, async ({
    page,
    world,
  }) => {
    lengthenNames(world);
    if (signedInAs !== null) await signInAs(page, signedInAs);
    await page.goto(path);
    await expectScreen(page, heading);
    await page.waitForLoadState('networkidle');
    for (const button of await page.getByRole('button', { name: 'Show as table' }).all())
      await button.click();
    await expectNoHorizontalScroll(page);
  });
}

test('D11: a long word of the clinic does not widen the policies of an intake', async ({
  page,
  world,
}) => {
  lengthenNames(world);
  await reachPolicies(page);
  await expect(page.getByRole('link', { name: LONG_WORD }).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});
