import type { IntentReference } from '../provider-paths';
import type { ProviderTexts } from '../provider-texts';
import { renderCardFields, type CardFields } from './card-fields';
import { createEmitter } from './emitter';
import { providerClient } from './provider-client';
import { CARD_FIELDS, parseCard, type ParsedCard } from './parse-card';

/** The supported part of the provider's appearance option. */
export type Appearance = { readonly variables?: Readonly<Record<string, string>> };

/** Creates the payment element: a card form that the page mounts. */
export function createPaymentElement(
  reference: IntentReference,
  texts: ProviderTexts,
  appearance: () => Appearance,
) {
  const events = createEmitter();
  let container: Element | null = null;
  let fields: CardFields | null = null;
  let isSubmitted = false;

  const parseFields = (): ParsedCard | null =>
    fields === null ? null : parseCard(fields.getValues(), new Date(), texts);

  function emitChange() {
    const parsed = parseFields();
    if (parsed === null) return;
    // Errors are shown after the first submit and then updated on every change.
    if (isSubmitted) fields?.showProblems(parsed.problems);
    const complete = parsed.behaviour !== null;
    events.emit('change', {
      empty: parsed.isEmpty,
      complete,
      collapsed: false,
      value: { type: 'card' },
    });
  }

  function applyAppearance() {
    for (const [name, value] of Object.entries(appearance().variables ?? {}))
      fields?.root.style.setProperty(`--card-${name}`, value);
  }

  async function renderFields(target: Element) {
    events.emit('loaderstart');
    const isOpen = await providerClient.openForm(reference).catch(() => false);
    if (container !== target) return;
    if (!isOpen) {
      events.emit('loaderror', { error: { type: 'invalid_request_error' } });
      return;
    }
    fields = renderCardFields(texts, emitChange);
    applyAppearance();
    target.append(fields.root);
    events.emit('ready');
  }

  function unmount() {
    fields?.root.remove();
    fields = null;
    container = null;
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
      const targetElement = typeof target === 'string' ? document.querySelector(target) : target;
      if (targetElement === null)
        throw new Error('IntegrationError: the mount target does not exist.');
      unmount();
      container = targetElement;
      void renderFields(targetElement);
    },
    update: () => undefined,
    focus: () => fields?.focus('number'),
    unmount,
    destroy: unmount,
    collapse: () => undefined,
  };

  return {
    element,
    applyAppearance,
    isMounted: () => fields !== null,
    /** Parses the fields, shows their problems and focuses the first invalid one; throws if the element is not mounted. */
    submit(): ParsedCard {
      const parsed = parseFields();
      if (parsed === null) throw new Error('IntegrationError: the element is not mounted.');
      isSubmitted = true;
      fields?.showProblems(parsed.problems);
      const firstInvalidField = CARD_FIELDS.find((field) => parsed.problems[field] !== undefined);
      if (firstInvalidField !== undefined) fields?.focus(firstInvalidField);
      return parsed;
    },
  };
}

export type MountedElement = ReturnType<typeof createPaymentElement>;
