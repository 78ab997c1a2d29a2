import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { Link, type LinkProps } from '../../../src/ui/link/link';

function LocationDisplay() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Link to="/progress?platform=ios" {...props}>
        Progress
      </Link>
      <LocationDisplay />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Progress' });
}

const currentLocation = () => screen.getByRole('status').textContent;

/** Clicks the link; returns whether the browser would follow it instead of the router. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...init });
  let isLeftToBrowser = false;
  const handleClick = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', handleClick, { once: true });
  fireEvent(link, click);
  return isLeftToBrowser;
}

describe('link', () => {
  it('has an href, and a click navigates with the router', () => {
    const link = renderLink({ state: { from: 'here' } });
    expect(link).toHaveAttribute('href', '/progress?platform=ios');
    expect(press(link)).toBe(false);
    expect(currentLocation()).toBe('/progress?platform=ios {"from":"here"}');
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by the middle button', { button: 1 }],
  ])('leaves a click %s to the browser', (_, init) => {
    const link = renderLink();
    expect(press(link, init)).toBe(true);
    expect(currentLocation()).toBe('/settings null');
  });

  it('leaves a click to the browser when it has a target', () => {
    expect(press(renderLink({ target: '_blank' }))).toBe(true);
    expect(currentLocation()).toBe('/settings null');
  });

  it('does not navigate when the click handler prevents the default', () => {
    press(renderLink({ onClick: (event) => event.preventDefault() }));
    expect(currentLocation()).toBe('/settings null');
  });
});
