import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { Link, type LinkProps } from '../../../src/ui/link/link';

function Here() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function show(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Link to="/progress?platform=ios" {...props}>
        Progress
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Progress' });
}

const here = () => screen.getByRole('status').textContent;

/** Presses the link; tells whether the browser would have followed it itself. */
function press(link: HTMLElement, how: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...how });
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(link, click);
  return isLeft;
}

describe('a link of the app', () => {
  it('has a real address, and is followed by the router', () => {
    const link = show({ state: { from: 'here' } });
    expect(link).toHaveAttribute('href', '/progress?platform=ios');
    expect(press(link)).toBe(false);
    expect(here()).toBe('/progress?platform=ios {"from":"here"}');
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by the middle button', { button: 1 }],
  ])('is left to the browser when pressed %s', (_, how) => {
    const link = show();
    expect(press(link, how)).toBe(true);
    expect(here()).toBe('/settings null');
  });

  it('is left to the browser when it opens elsewhere', () => {
    expect(press(show({ target: '_blank' }))).toBe(true);
    expect(here()).toBe('/settings null');
  });

  it('goes nowhere when its press was taken for something else', () => {
    press(show({ onClick: (event) => event.preventDefault() }));
    expect(here()).toBe('/settings null');
  });
});
