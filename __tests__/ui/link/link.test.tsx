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

/** Presses the link; tells whether the browser would have followed it itself. */
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

describe('a link of the app', () => {
  it('has a real address, and is followed by the router', () => {
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
  ])('is left to the browser when pressed %s', (_, init) => {
    const link = renderLink();
    expect(press(link, init)).toBe(true);
    expect(currentLocation()).toBe('/settings null');
  });

  it('is left to the browser when it opens elsewhere', () => {
    expect(press(renderLink({ target: '_blank' }))).toBe(true);
    expect(currentLocation()).toBe('/settings null');
  });

  it('goes nowhere when its press was taken for something else', () => {
    press(renderLink({ onClick: (event) => event.preventDefault() }));
    expect(currentLocation()).toBe('/settings null');
  });
});
