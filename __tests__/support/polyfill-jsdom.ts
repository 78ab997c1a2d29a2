/** What jsdom lacks and the screens use: layout observers, modal dialogs, scrolling, media queries, forms as data. */
export function polyfillJsdom(): void {
  if (typeof window === 'undefined') return;
  polyfill(globalThis, { ResizeObserver: NoopObserver });
  polyfill(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  polyfill(Element.prototype, { scrollIntoView: noop });
  // Of a page in the light scheme.
  polyfill(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  window.scrollTo = noop;
  globalThis.FormData = JsdomFormData;
}

const noop = () => undefined;

/** Adds what is not there. */
function polyfill(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    if (!(name in target)) Object.assign(target, { [name]: value });
}

class NoopObserver {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
}

/** The FormData here is Node's, which its fetch can send; it does not know the forms of jsdom, which React gives it. */
class JsdomFormData extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || control.name === '') continue;
      const isChoice = control.type === 'radio' || control.type === 'checkbox';
      if (!isChoice || control.checked) this.append(control.name, control.value);
    }
  }
}
