import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { readPageEntry } from '../../../src/lib/history/page-entry';
import { usePageHistory } from '../../../src/lib/history/use-page-history';

/** A form of four pages; it refuses to leave those in `refused`. */
function createForm(start = 0, refused: readonly number[] = []) {
  let page = start;
  const move = (by: number) => {
    if (!refused.includes(page)) page = Math.min(3, Math.max(0, page + by));
  };
  return {
    getSnapshot: () => ({ context: { pageIndex: page } }),
    send: jest.fn(({ type }: { readonly type: 'NEXT' | 'BACK' }) => move(type === 'NEXT' ? 1 : -1)),
    getPageIndex: () => page,
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
    getPage: () => readPageEntry(result.current.location.state)?.page ?? 0,
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
    expect(form.send).not.toHaveBeenCalledWith({ type: 'BACK' });
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
    expect(form.send).not.toHaveBeenCalledWith({ type: 'NEXT' });
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

  it('follow a form that refuses to go forward again from a later page', () => {
    const refused: number[] = [];
    const { form, next, back, browser, getPage, getPath } = start(createForm(0, refused));
    next();
    next();
    browser(-1);
    refused.push(1);
    browser(1);
    expect([form.getPageIndex(), getPage()]).toEqual([1, 1]);
    refused.length = 0;
    back();
    back();
    expect([form.getPageIndex(), getPage()]).toEqual([0, 0]);
    back();
    expect(getPath()).toBe('/before');
  });

  it('go back in the form alone if its page is behind that of the entry', () => {
    const form = createForm(2);
    const { back, getPath } = start(form, [entry(0)]);
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

describe('D10 the pages of a form that a new entry opens on a later page', () => {
  it('D10: stay as they are, and the form’s own Back leads to each earlier page', () => {
    const { form, back, getPage, getPath } = start(createForm(2));
    expect([form.getPageIndex(), getPage()]).toEqual([2, 2]);
    back();
    expect([form.getPageIndex(), getPage()]).toEqual([1, 1]);
    back();
    expect([form.getPageIndex(), getPage()]).toEqual([0, 0]);
    expect(getPath()).toBe('/form?ids=a');
    back();
    expect(getPath()).toBe('/before');
  });

  it('D10: the browser’s Back leads to the page on which it was opened, and then out of the form', () => {
    const { form, next, browser, getPath } = start(createForm(2));
    next();
    expect(form.getPageIndex()).toBe(3);
    browser(-1);
    expect(form.getPageIndex()).toBe(2);
    browser(-1);
    expect(getPath()).toBe('/before');
  });

  it('D10: a form that goes to its first page by itself takes the entry with it', () => {
    const { form, goToFirst, getPage } = start(createForm(2));
    form.goTo(0);
    goToFirst();
    expect([form.getPageIndex(), getPage()]).toEqual([0, 0]);
  });

  it('D10: a form that has gone to its first page by itself stays there', () => {
    const { form, next, goToFirst, getPage, getPath } = start(createForm(2));
    next();
    form.goTo(0);
    goToFirst();
    expect([form.getPageIndex(), getPage()]).toEqual([0, 0]);
    goToFirst();
    expect(getPath()).toBe('/form?ids=a');
  });
});
