import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { getEntryPage, usePageHistory } from '../../../src/lib/history/use-page-history';

/** A form of four pages; it refuses to leave those in `refused`. */
function createForm(start = 0, refused: readonly number[] = []) {
  let page = start;
  const move = (by: number) => {
    if (!refused.includes(page)) page = Math.min(3, Math.max(0, page + by));
  };
  return {
    getPageIndex: () => page,
    next: jest.fn(() => move(1)),
    back: jest.fn(() => move(-1)),
    goTo: (index: number) => {
      page = index;
    },
  };
}

const entry = (page: number) => ({ pathname: '/form', search: '?ids=a', state: { page } });
const Router = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/before', '/form?ids=a']}>{children}</MemoryRouter>
);
function start(form = createForm(), entries: readonly ReturnType<typeof entry>[] = []) {
  const wrapper =
    entries.length === 0
      ? Router
      : ({ children }: { readonly children: ReactNode }) => (
          <MemoryRouter initialEntries={[...entries]}>{children}</MemoryRouter>
        );
  const { result } = renderHook(
    () => ({ ...usePageHistory(form), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    form,
    next: () => act(() => result.current.goNext()),
    back: () => act(() => result.current.goBack()),
    goToFirst: () => act(() => result.current.goToFirst()),
    browser: (by: number) => act(() => void result.current.navigate(by)),
    getPath: () => `${result.current.location.pathname}${result.current.location.search}`,
    getPage: () => getEntryPage(result.current.location.state),
  };
}

describe('the pages of a form in the browser history', () => {
  it('have an entry each, with the query of the form', () => {
    const { form, next, getPage, getPath } = start();
    next();
    next();
    expect(form.getPageIndex()).toBe(2);
    expect(getPage()).toBe(2);
    expect(getPath()).toBe('/form?ids=a');
  });

  it('are left and entered again by the browser’s Back and Forward', () => {
    const { form, next, browser } = start();
    next();
    next();
    browser(-2);
    expect(form.getPageIndex()).toBe(0);
    browser(2);
    expect(form.getPageIndex()).toBe(2);
  });

  it('are left by the form’s own Back, which is the browser’s', () => {
    const { form, next, back, browser, getPage } = start();
    next();
    back();
    expect([form.getPageIndex(), getPage()]).toEqual([0, 0]);
    browser(1);
    expect([form.getPageIndex(), getPage()]).toEqual([1, 1]);
  });

  it('are left for the page before the form', () => {
    const { back, getPath } = start();
    back();
    expect(getPath()).toBe('/before');
  });

  it('get no entry if the form refuses to go on', () => {
    const { next, back, getPath } = start(createForm(0, [0]));
    next();
    back();
    expect(getPath()).toBe('/before');
  });

  it('are not skipped: Forward goes no further than the last page visited', () => {
    const form = createForm();
    const { getPage } = start(form, [entry(3)]);
    expect(form.getPageIndex()).toBe(0);
    expect(form.next).not.toHaveBeenCalled();
    expect(getPage()).toBe(0);
  });

  it('follow a form that refuses to go forward again', () => {
    const refused: number[] = [];
    const { form, next, browser, getPage } = start(createForm(0, refused));
    next();
    browser(-1);
    refused.push(0);
    browser(1);
    expect(form.getPageIndex()).toBe(0);
    expect(getPage()).toBe(0);
  });

  it('go back in the form alone if its page is behind that of the entry', () => {
    const form = createForm(2);
    const { back, getPath } = start(form);
    // The entry is that of page 0, and the form has followed it.
    expect(form.getPageIndex()).toBe(0);
    form.goTo(1);
    back();
    expect(form.getPageIndex()).toBe(0);
    expect(getPath()).toBe('/form?ids=a');
  });

  it('follow a form that has gone to its first page by itself', () => {
    const { form, next, goToFirst, getPage, back, getPath } = start();
    next();
    next();
    form.goTo(0);
    goToFirst();
    expect(getPage()).toBe(0);
    goToFirst();
    expect(getPath()).toBe('/form?ids=a');
    back();
    expect(getPath()).toBe('/before');
  });
});

describe('the page in the state of a history entry', () => {
  it('is read', () => {
    expect(getEntryPage({ page: 2 })).toBe(2);
  });

  it.each([null, undefined, 'page', 5, {}, { page: '2' }, { page: 1.5 }, { page: null }])(
    'is the first without a valid one: %j',
    (state) => expect(getEntryPage(state)).toBe(0),
  );
});
