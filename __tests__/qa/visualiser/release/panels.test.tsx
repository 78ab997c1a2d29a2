import { render, screen } from '@testing-library/react';
import { ScreenshotList } from '../../../../src/qa/visualiser/release/screenshot-list';
import { SignPanel } from '../../../../src/qa/visualiser/release/sign-panel';
import { sampleEvidence, sampleReport } from './sample-evidence';

describe('signing', () => {
  it('warns if screenshots were not chosen', () => {
    const { rerender } = render(<SignPanel evidence={sampleEvidence} isReady />);
    expect(screen.queryByText(/nobody has compared/)).not.toBeInTheDocument();
    rerender(<SignPanel evidence={{ ...sampleEvidence, comparedScreenshots: 1 }} isReady />);
    expect(screen.getByText(/^1 of the 2 screenshots are not chosen: you sign/)).toBeVisible();
    rerender(<SignPanel evidence={{ ...sampleEvidence, comparedScreenshots: 0 }} isReady />);
    expect(screen.getByText(/^None of the 2 screenshots is chosen: you sign/)).toBeVisible();
  });
});

describe('screenshots', () => {
  it('are named like in the gallery', () => {
    const view = sampleReport.machines[0]?.walkthroughs[0]?.views[0];
    if (view === undefined) throw new Error('There is no view.');
    const [screenshot] = view.screenshots;
    if (screenshot === undefined) throw new Error('There is no screenshot.');
    const spanish = { ...view, screenshots: [{ ...screenshot, variant: 'es' }] };
    render(<ScreenshotList view={spanish} screenshots={new Map()} />);
    expect(screen.getByText('Spanish, not chosen')).toBeVisible();
  });
});
