/** What jsdom lacks and the screens use: layout observers, modal dialogs, scrolling. */
export function fillJsdomGaps(): void {
  if (typeof window === 'undefined') return;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
