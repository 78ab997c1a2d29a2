import type { Asked } from '../provider-paths';
import { drawCardFields, type CardFields } from './card-fields';
import { createEmitter } from './emitter';
import { providerClient } from './provider-client';
import { CARD_FIELDS, readCard, type CardReading } from './read-card';

/** How a page wants its elements to look; the parts that the stand-in knows. */
export type Appearance = { readonly variables?: Readonly<Record<string, string>> };

/** The element that a page mounts: a form for a card. */
export function createPaymentElement(asked: Asked, appearance: () => Appearance) {
  const events = createEmitter();
  let place: Element | null = null;
  let fields: CardFields | null = null;
  let hasBeenSent = false;

  const read = (): CardReading | null =>
    fields === null ? null : readCard(fields.typed(), new Date());

  function tellChange() {
    const reading = read();
    if (reading === null) return;
    // What was wrong is taken back as soon as it is mended; nothing is called wrong before it was sent.
    if (hasBeenSent) fields?.show(reading.problems);
    const complete = reading.deed !== null;
    events.emit('change', {
      empty: reading.isEmpty,
      complete,
      collapsed: false,
      value: { type: 'card' },
    });
  }

  function dress() {
    for (const [name, value] of Object.entries(appearance().variables ?? {}))
      fields?.root.style.setProperty(`--card-${name}`, value);
  }

  async function draw(target: Element) {
    events.emit('loaderstart');
    const isOpen = await providerClient.openForm(asked).catch(() => false);
    if (place !== target) return;
    if (!isOpen) {
      events.emit('loaderror', { error: { type: 'invalid_request_error' } });
      return;
    }
    fields = drawCardFields(tellChange);
    dress();
    target.append(fields.root);
    events.emit('ready');
  }

  function unmount() {
    fields?.root.remove();
    fields = null;
    place = null;
  }

  const element = {
    on: (...args: Parameters<typeof events.on>) => {
      events.on(...args);
      return element;
    },
    once: (...args: Parameters<typeof events.once>) => {
      events.once(...args);
      return element;
    },
    off: (...args: Parameters<typeof events.off>) => {
      events.off(...args);
      return element;
    },
    mount: (target: Element | string) => {
      const found = typeof target === 'string' ? document.querySelector(target) : target;
      if (found === null) throw new Error('IntegrationError: there is no such place to mount to.');
      unmount();
      place = found;
      void draw(found);
    },
    update: () => undefined,
    focus: () => fields?.focus('number'),
    unmount,
    destroy: unmount,
    collapse: () => undefined,
  };

  return {
    element,
    dress,
    isMounted: () => fields !== null,
    /** What the card does, or the first thing that is wrong with it, which is shown in its field as well. */
    submit(): CardReading {
      const reading = read();
      if (reading === null) throw new Error('IntegrationError: the element is not mounted.');
      hasBeenSent = true;
      fields?.show(reading.problems);
      const first = CARD_FIELDS.find((field) => reading.problems[field] !== undefined);
      if (first !== undefined) fields?.focus(first);
      return reading;
    },
  };
}

export type MountedElement = ReturnType<typeof createPaymentElement>;
