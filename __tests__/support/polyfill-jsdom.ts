/** Adds what the screens use and jsdom lacks: layout observers, modal dialogs, scrolling, media queries, FormData of forms. */
export function polyfillJsdom(): void {
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
  // No media query matches, so the colour scheme is light.
  polyfill(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  window.scrollTo = noop;
  globalThis.FormData = JsdomFormData;
}

const noop = () => undefined;

/** Adds the properties that `target` does not have. */
function polyfill(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    if (!(name in target)) Object.assign(target, { [name]: value });
}

class NoopObserver {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
}

/** Node's FormData, which Node's fetch can send, with support for the jsdom forms that React passes to it. */
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
