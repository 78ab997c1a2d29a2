/** What jsdom lacks and the screens use: layout observers, modal dialogs, scrolling, media queries, forms as data. */
export function fillJsdomGaps(): void {
  if (typeof window === 'undefined') return;
  fillIn(globalThis, { ResizeObserver: IdleObserver });
  fillIn(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  fillIn(Element.prototype, { scrollIntoView: doNothing });
  // Of a page in the light scheme.
  fillIn(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  window.scrollTo = doNothing;
  globalThis.FormData = FormDataOfForms;
}

const doNothing = () => undefined;

/** Adds what is not there. */
function fillIn(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    if (!(name in target)) Object.assign(target, { [name]: value });
}

class IdleObserver {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

/** The FormData here is Node's, which its fetch can send; it does not know the forms of jsdom, which React gives it. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || control.name === '') continue;
      const isChoice = control.type === 'radio' || control.type === 'checkbox';
      if (!isChoice || control.checked) this.append(control.name, control.value);
    }
  }
}
