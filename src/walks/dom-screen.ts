import { waitFor, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Looks, Part, Screen } from './screen.types';

type Options = {
  /** The page that shows the app; asked for anew each time, for a frame may load another. */
  readonly page: () => Document;
  readonly path: () => string;
  readonly goTo: (path: string) => void | Promise<void>;
  readonly goBack: () => void | Promise<void>;
  readonly tellFromOtherTab: (message: object) => void;
};

/** Hands and eyes within a page that this code can reach: that of a test, or one in a frame. */
export function createDomScreen(options: Options): Screen {
  const { page, path, goTo, goBack, tellFromOtherTab } = options;
  const wait = <Found>(look: () => Found) => waitFor(look, { container: page().documentElement });
  const find = (part: Part) => wait(() => pick(page(), part, {}));
  let hands: { readonly of: Document; readonly user: UserEvent } | null = null;
  const handsOn = (of: Document): UserEvent => {
    hands = hands?.of === of ? hands : { of, user: userEvent.setup({ delay: null, document: of }) };
    return hands.user;
  };

  return {
    async press(part) {
      const element = await find(part);
      await handsOn(page()).click(element);
    },
    async fill(part, text) {
      const element = await find(part);
      const user = handsOn(page());
      await user.clear(element);
      await user.type(element, text);
    },
    async pressKey(part, key) {
      const element = await find(part);
      await handsOn(page()).type(element, `{${key}}`, { skipClick: true });
    },
    goTo: async (to) => goTo(to),
    goBack: async () => goBack(),
    tellFromOtherTab: (message) => {
      tellFromOtherTab(message);
      return Promise.resolve();
    },
    see: async (part, looks = {}) => {
      await wait(() => pick(page(), part, looks));
    },
    seeNo: (part) =>
      wait(() => {
        if (listParts(page(), part).length > 0) throw new Error(`There is ${nameOf(part)}.`);
      }),
    seePath: (expected) =>
      wait(() => {
        if (path() !== expected) throw new Error(`The app is at ${path()}, not at ${expected}.`);
      }),
    isThere: (part, looks = {}) =>
      Promise.resolve(
        listParts(page(), part).some((element) => problemWith(element, looks) === null),
      ),
  };
}

/** What is there of a part and looks like this; throws with what is amiss. */
function pick(page: Document, part: Part, looks: Looks): HTMLElement {
  const found = listParts(page, part);
  const problems = found.map((element) => problemWith(element, looks));
  const right = found[problems.indexOf(null)];
  if (right !== undefined) return right;
  const amiss = problems[0] === undefined ? 'is not there' : problems.join(', ');
  throw new Error(`${nameOf(part)} ${amiss}.`);
}

function listParts(page: Document, part: Part): HTMLElement[] {
  const screen: BoundFunctions<typeof queries> = within(page.body);
  if ('text' in part) return screen.queryAllByText(part.text).filter(isShown);
  if ('label' in part) return screen.queryAllByLabelText(part.label).filter(isShown);
  const { role, ...named } = part;
  return screen.queryAllByRole(role, named);
}

function isShown(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const view = at.ownerDocument.defaultView;
    if (view?.getComputedStyle(at).display === 'none') return false;
  }
  return true;
}

/** How an element differs from `looks`, or null. */
function problemWith(element: HTMLElement, looks: Looks): string | null {
  const now: Required<Looks> = {
    isBusy: element.getAttribute('aria-busy') === 'true',
    isChecked: 'checked' in element && element.checked === true,
    isReadOnly: element.hasAttribute('readonly'),
    value: 'value' in element ? String(element.value) : '',
    contains: element.textContent,
  };
  const wrong = Object.entries(looks).find(([name, expected]) =>
    name === 'contains'
      ? !now.contains.includes(String(expected))
      : nameValue(now, name) !== expected,
  );
  return wrong === undefined ? null : `has ${wrong[0]} ${String(nameValue(now, wrong[0]))}`;
}

function nameValue(looks: Required<Looks>, name: string): string | boolean | undefined {
  return Object.entries(looks).find(([key]) => key === name)?.[1];
}

/** What a part is called in a message. */
export function nameOf(part: Part): string {
  if ('text' in part) return `the text ${String(part.text)}`;
  if ('label' in part) return `the field "${part.label}"`;
  return `the ${part.role} ${String(part.name ?? '')}`.trim();
}
