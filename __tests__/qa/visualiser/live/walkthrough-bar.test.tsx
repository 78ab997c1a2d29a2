import { render, screen } from '@testing-library/react';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { IDLE } from '../../../../src/qa/visualiser/live/live.types';
import { WalkthroughBar } from '../../../../src/qa/visualiser/live/walkthrough-bar';

const walkthrough = { ...IDLE, status: 'waiting', machineId: 'user-gate', count: 2 } as const;
const props = { entry: userGateEntry, walkthrough, driver: null };

describe('the bar above the running app', () => {
  it('counts the steps to a state', () => {
    render(<WalkthroughBar {...props} />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Waiting for you · step 0 of 2');
  });

  it('leaves the count of a walkthrough to its panel, which also has steps without the app', () => {
    render(<WalkthroughBar {...props} isWalking />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^Waiting for you$/);
  });
});
