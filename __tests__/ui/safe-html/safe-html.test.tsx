import { render, screen } from '@testing-library/react';
import { RestartContext } from '../../../src/lib/kiosk/restart-context';
import { SafeHtml } from '../../../src/ui/safe-html/safe-html';

const HTML = `<p id="text">Read <a href="https://clinic.example/care">our notes</a> or write to
  <a href="mailto:help@clinic.example">help@clinic.example</a>.</p>`;

describe('§3 HTML from the server', () => {
  it('§3 consent: links open in a new window', () => {
    render(<SafeHtml html={HTML} />);
    const link = screen.getByRole('link', { name: 'our notes' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['قرأت النص (GAD-7).', '<p>قرأت النص (GAD-7).</p>'])(
    'D11 consent: a text has the direction of its language: %s',
    (html) => {
      const { container } = render(<SafeHtml html={html} />);
      expect(container.firstChild).toHaveAttribute('dir', 'auto');
    },
  );

  it('§3 consent: on a kiosk links are text with their address', () => {
    render(
      <RestartContext value={() => undefined}>
        <SafeHtml html={HTML} />
      </RestartContext>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      'Read our notes (https://clinic.example/care) or write to help@clinic.example.',
    );
  });

  it('§3 consent: attributes neither hide a part from screen readers nor rename a link', () => {
    render(
      <SafeHtml
        html={`<p aria-hidden="true" data-hidden>You can stop at any time.</p>
          <a href="https://clinic.example/care" aria-label="Continue">Our notes</a>`}
      />,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('You can stop at any time.');
    expect(screen.getByRole('paragraph').attributes).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Our notes' })).toBeVisible();
  });

  it('§3 consent: keeps texts apart that the clinic has divided, below the heading of the page', () => {
    render(
      <SafeHtml
        html={`<h1>Fees</h1>A session is charged.<div>You can stop at any time.</div><div>Ask us.</div>
          <table><tr><th>No show</th><td>$50</td></tr></table>`}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Fees' })).toBeVisible();
    expect(screen.getByText('You can stop at any time.')).toBeVisible();
    expect(screen.getByRole('row', { name: 'No show $50' })).toBeVisible();
  });

  it('§3 consent: a text with angle brackets is shown whole, with its line breaks', () => {
    const text =
      'For those aged <18: ask R&amp;D <desk@clinic.example>.\nYou can stop at any time.';
    const { container } = render(<SafeHtml html={text} />);
    expect(container).toHaveTextContent(
      'For those aged <18: ask R&D <desk@clinic.example>.\nYou can stop at any time.',
      { normalizeWhitespace: false },
    );
    expect(container.firstChild).toHaveClass('plain');
  });
});
