import type { IntentReference } from '../provider-paths';
import type { ProviderTexts } from '../provider-texts';
import { renderCardFields, type CardFields } from './card-fields';
import { Emitter } from './emitter';
import { providerClient } from './provider-client';
import { CARD_FIELDS, parseCard, type ParsedCard } from './parse-card';

/** The supported part of the provider's appearance option. */
export type Appearance = { readonly variables?: Readonly<Record<string, string>> };

/** The payment element: a card form that the page mounts. */
export class PaymentElement extends Emitter {
  private container: Element | null = null;
  private fields: CardFields | null = null;
  private isSubmitted = false;

  constructor(
    private readonly reference: IntentReference,
    private texts: ProviderTexts,
    private appearance: Appearance,
  ) {
    super();
  }

  get isMounted(): boolean {
    return this.fields !== null;
  }

  mount(target: Element | string): void {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (container === null) throw new Error('IntegrationError: the mount target does not exist.');
    this.unmount();
    this.container = container;
    void this.render(container);
  }

  private async render(container: Element): Promise<void> {
    this.emit('loaderstart');
    const isOpen = await providerClient.openForm(this.reference).catch(() => false);
    if (this.container !== container) return;
    if (!isOpen) {
      this.emit('loaderror', { error: { type: 'invalid_request_error' } });
      return;
    }
    this.fields = renderCardFields(this.texts, () => this.handleInput());
    this.setAppearance(this.appearance);
    container.append(this.fields.root);
    this.emit('ready');
  }

  setAppearance(appearance: Appearance): void {
    this.appearance = appearance;
    for (const [name, value] of Object.entries(appearance.variables ?? {}))
      this.fields?.root.style.setProperty(`--card-${name}`, value);
  }

  /** Changes the language, and keeps what was typed. */
  setTexts(texts: ProviderTexts): void {
    this.texts = texts;
    const previous = this.fields;
    if (previous === null) return;
    this.fields = renderCardFields(texts, () => this.handleInput(), previous.getValues());
    this.setAppearance(this.appearance);
    previous.root.replaceWith(this.fields.root);
    if (this.isSubmitted) this.fields.showProblems(this.parse()?.problems ?? {});
  }

  private parse(): ParsedCard | null {
    return this.fields && parseCard(this.fields.getValues(), new Date(), this.texts);
  }

  private handleInput(): void {
    const parsed = this.parse();
    if (parsed === null) return;
    // Errors are shown after the first submit and then updated on every change.
    if (this.isSubmitted) this.fields?.showProblems(parsed.problems);
    const complete = parsed.behaviour !== null;
    this.emit('change', {
      empty: parsed.isEmpty,
      complete,
      collapsed: false,
      value: { type: 'card' },
    });
  }

  /** Parses the fields, shows their problems and focuses the first invalid one; throws if the element is not mounted. */
  submit(): ParsedCard {
    const parsed = this.parse();
    if (parsed === null) throw new Error('IntegrationError: the element is not mounted.');
    this.isSubmitted = true;
    this.fields?.showProblems(parsed.problems);
    const firstInvalidField = CARD_FIELDS.find((field) => parsed.problems[field] !== undefined);
    if (firstInvalidField !== undefined) this.fields?.focus(firstInvalidField);
    return parsed;
  }

  unmount(): void {
    this.fields?.root.remove();
    this.fields = null;
    this.container = null;
  }

  destroy(): void {
    this.unmount();
  }

  focus(): void {
    this.fields?.focus('number');
  }

  readonly update = () => undefined;
  readonly collapse = () => undefined;
}
