import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { createDefect, NO_EVIDENCE } from '../../../../src/qa/visualiser/defects/create-defect';
import { toDefectFile } from '../../../../src/qa/visualiser/defects/defect-file';
import { DefectPanel } from '../../../../src/qa/visualiser/defects/defect-panel';
import { setOpenedDefect } from '../../../../src/qa/visualiser/defects/opened-defect';
import { reviewStep } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length === 2);
if (walkthrough === undefined) throw new Error('There is no walkthrough of two steps.');
const at = '2026-11-02T12:00:00.000Z';
const signature = { tester: 'Tess', build: '1.4.0' };
const change = { verdict: 'fail', note: 'The button is missing.' } as const;
const defect = createDefect({
  ...{ walkthrough, failedStep: 2, signature, evidence: NO_EVIDENCE, at, link: '' },
  review: reviewStep({}, walkthrough, 2, change, signature, at)[walkthrough.id],
});

async function openFile(content: string, entry = userGateEntry) {
  render(<DefectPanel entry={entry} />);
  const file = new File([content], 'defect.json');
  file.text = () => Promise.resolve(content);
  await userEvent.upload(screen.getByLabelText('Open a defect file'), file);
}

describe('defect panel', () => {
  afterEach(() => act(() => setOpenedDefect(null)));

  it('lists the steps with the failed one marked, what was expected and what was seen', async () => {
    await openFile(toDefectFile(defect));
    const view = await screen.findByRole('region', { name: 'Defect' });
    const rows = within(view).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      walkthrough.start.description,
      walkthrough.steps[0]?.description,
      `${walkthrough.steps[1]?.description} failed`,
    ]);
    expect(view).toHaveTextContent('The button is missing.');
    expect(view).toHaveTextContent(walkthrough.steps[1]?.expected.expectedView ?? '');
    expect(within(view).getByRole('link', { name: 'Open the walkthrough' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/walkthroughs\/user-gate\?way=.+&at=2$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close the defect' }));
    expect(screen.queryByRole('region', { name: 'Defect' })).not.toBeInTheDocument();
  });

  it('shows a message for a malformed file', async () => {
    await openFile('{"format":"walkthrough-defect","version":1}');
    expect(await screen.findByText(/does not contain a valid defect/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Defect' })).not.toBeInTheDocument();
  });

  it('links to the chart of the machine if another one is shown', async () => {
    await openFile(toDefectFile(defect), intakeEntry);
    expect(await screen.findByRole('link', { name: /^Show the chart of/ })).toHaveAttribute(
      'href',
      '#/chart/user-gate?tab=defect',
    );
  });

  it('says that this build has no such walkthrough or machine', async () => {
    await openFile(toDefectFile({ ...defect, walkthrough: { id: 'gone', title: 'Gone' } }));
    expect(await screen.findByText('This build does not contain the walkthrough.')).toBeVisible();
    cleanup();
    await openFile(toDefectFile({ ...defect, machine: 'gone' }));
    expect(
      await screen.findByText('This build does not contain the machine “gone”.'),
    ).toBeVisible();
  });
});
