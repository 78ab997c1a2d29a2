import { render, screen } from '@testing-library/react';
import { ScreenPage } from '../../../../src/qa/visualiser/live/screen-page';

describe('the app alone', () => {
  it('opens with a message if the link points to a walkthrough of another build', () => {
    render(<ScreenPage route={{ mode: 'screen', machine: 'intake', query: { way: 'gone' } }} />);
    expect(
      screen.getByText(/^This link points to a step that this build does not have\./),
    ).toBeVisible();
    expect(screen.getByTitle('The app')).toHaveAttribute(
      'src',
      '/user/ada/assessments?context=sms',
    );
  });
});
