/** Another tab, which sends to the channels of this one; a real channel delivers later. */
const otherTab = new EventTarget();

globalThis.BroadcastChannel = class extends EventTarget {
  readonly #receive = (event: Event) => {
    if (event instanceof MessageEvent)
      this.dispatchEvent(new MessageEvent('message', { data: event.data as unknown }));
  };
  close = () => otherTab.removeEventListener('message', this.#receive);
  constructor() {
    super();
    otherTab.addEventListener('message', this.#receive);
  }
  postMessage() {
    return undefined;
  }
} as unknown as typeof BroadcastChannel;

/** Sends a message as another tab does. */
export const sendFromOtherTab = (data: object): void =>
  void otherTab.dispatchEvent(new MessageEvent('message', { data }));
