import { toFormVersion } from '../../../machines/submission/get-fingerprint';
import type { DraftContent } from '../../../src/state/drafts/draft';
import { finishSaves } from '../../../src/state/drafts/waiting-saves';
import { openTab, type Tab } from '../../app/session/open-tab';
import { toValues } from './form-flow';
import {
  FORM_IDS,
  QUESTION,
  type FormFlow,
  type FormId,
  type FormKind,
  type Screen,
  type Values,
} from './form.types';
import type { Ledger } from './ledger';
import type { TabIndex } from './steps';

/** A tab of the browser, and what the person knows of it. */
export class PersonTab {
  /** What was answered here and not seen as sent. */
  unsent: Values = {};
  /** Numbers of steps: when the link was opened, and when the answers were last changed. */
  openedAt = -1;
  answeredAt = -1;
  /** Another tab has said that it has sent other answers, which is what the list may show. */
  isTold = false;
  /** The forms whose entry in the list has changed for another reason than a submit of which this tab knows. */
  readonly changed = new Set<FormId>();
  /** The flow has told the other tabs that its answers have arrived. */
  hasTold = false;

  /** `isTold` after the step before. */
  private wasTold = false;
  /** `form=value` of what counts as received. */
  private readonly counted = new Set<string>();
  private page: Tab | null = null;
  private opened: FormFlow | null = null;
  private last: Screen | null = null;

  constructor(
    private readonly kind: FormKind,
    readonly index: TabIndex,
    private readonly ledger: Ledger,
  ) {}

  /** Null if the tab is closed, or its form. */
  get flow(): FormFlow | null {
    return this.opened?.isStopped() === true ? null : this.opened;
  }

  /** The form was taken after the last step. */
  get isTaking(): boolean {
    return this.last?.is === 'taking';
  }

  read(): Screen | null {
    return this.flow?.read() ?? null;
  }

  async open(now: number): Promise<void> {
    this.close();
    this.page = openTab();
    this.opened = this.kind.open(this.page, this.name);
    this.opened.onTold(() => {
      this.hasTold = true;
    });
    this.openedAt = now;
    if (!this.opened.hasStoredAttempt()) {
      // The list is read afresh, and will be compared with itself.
      this.changed.clear();
      this.isTold = false;
      this.wasTold = false;
    }
    await this.opened.settle();
    this.last = this.read();
  }

  close(): void {
    // As when a page is left.
    finishSaves();
    this.page?.services.actors.stopAll();
    this.page = null;
    this.opened = null;
  }

  /** Answers the forms that can be reached. */
  answer(values: Values, now: number): void {
    const { flow } = this;
    if (flow?.read().is !== 'taking') return;
    for (const form of flow.read().forms) {
      const value = values[form];
      if (value === undefined || value === this.unsent[form] || !goTo(flow, form)) continue;
      flow.answer(form, value);
      this.unsent = { ...this.unsent, [form]: value };
      this.answeredAt = now;
    }
  }

  /** Answers what has to be answered and is not, and presses Submit; false if there is nothing to press. */
  submit(rest: string, now: number): boolean {
    const { flow } = this;
    if (flow?.read().is !== 'taking') return false;
    const { forms } = flow.read();
    if (this.kind.areAnswersRequired) this.answer({ mood: rest, sleep: rest, ...this.unsent }, now);
    const lastForm = forms.at(-1);
    if (lastForm === undefined || !goTo(flow, lastForm)) return false;
    const key = `${this.name.replace(' ', '-')}-step-${now}`;
    this.ledger.presses.push({
      key,
      tab: this.index,
      at: now,
      values: flow.read().answers,
      openedAt: this.openedAt,
      answeredAt: this.answeredAt,
      changed: new Set(this.changed),
    });
    flow.submit({ key, startedAt: Date.now() });
    return true;
  }

  startOver(now: number): void {
    if (this.read()?.canStartOver !== true) return;
    this.flow?.press('START_OVER');
    this.giveUp(now);
  }

  giveUp(now: number): void {
    this.unsent = {};
    this.ledger.givenUp.push({ tab: this.index, at: now });
  }

  /** Takes what the tab shows after a step as known, and returns what must not be. */
  observe(now: number): readonly string[] {
    const screen = this.read();
    const isNew = this.last?.is !== 'completed';
    this.last = screen;
    if (screen !== null) this.noteMisled(screen);
    this.wasTold = this.isTold;
    const problems =
      screen?.is === 'completed' && isNew
        ? this.takeAsSent(screen, now)
        : screen?.is === 'taking'
          ? this.findLostOnScreen(screen)
          : [];
    return [...problems, ...this.findLostInDraft()].map((problem) => `${this.name}: ${problem}`);
  }

  /** D9: the client has only the list, which may have changed for another reason than a submit. */
  private noteMisled({ submission }: Screen): void {
    for (const form of FORM_IDS) {
      const entry = `${form}=${this.unsent[form] ?? ''}`;
      if (!this.isReceived(form, submission) || this.counted.has(entry)) continue;
      this.counted.add(entry);
      if (this.changed.has(form) && !this.wasTold) this.ledger.misled.add(entry);
    }
  }

  /** What was answered here counts as received. */
  private isReceived(form: FormId, { received }: Screen['submission']): boolean {
    const { fingerprint } = toFormVersion(form, { [QUESTION]: this.unsent[form] ?? '' });
    return received.some((one) => one.id === form && one.fingerprint === fingerprint);
  }

  /** The screen says that the answers were sent, or had been received. */
  private takeAsSent({ forms, submission, submittedAt }: Screen, now: number): readonly string[] {
    const { receivedAt } = submission;
    const isReceived = (form: FormId) => this.isReceived(form, submission);
    // A form that counts as received may no longer be on the list after a reload.
    const sent = FORM_IDS.filter((form) => forms.includes(form) || isReceived(form));
    const problems = sent.flatMap((form) => {
      const value = this.unsent[form];
      if (value === undefined) return [];
      return this.isAtServer(form, value, isReceived(form))
        ? []
        : [
            `${form}=${value} counts as ${isReceived(form) ? 'received' : 'sent'}, but is not at the server`,
          ];
    });
    for (const form of forms) {
      const { press } = this.ledger.findLast(form, this.index) ?? {};
      if (press === undefined || this.ledger.seen.has(press.key)) continue;
      this.ledger.seen.set(press.key, now);
      if (this.hasTold) this.ledger.confirmed.set(press.key, now);
    }
    this.unsent = omitForms(this.unsent, sent);
    return submittedAt == null && receivedAt == null
      ? [...problems, 'the screen does not say when the answers were sent']
      : problems;
  }

  private isAtServer(form: FormId, value: string, isReceived: boolean): boolean {
    const isLastOf = (tab: TabIndex) => this.ledger.isLast(form, tab, value);
    const isMisled = this.ledger.misled.has(`${form}=${value}`);
    if (!isReceived) return isLastOf(0) || isLastOf(1) || (!this.hasTold && isMisled);
    const isAttempted = this.ledger.presses.some(
      (press) => press.tab === this.index && press.values[form] === value,
    );
    return isAttempted && (isLastOf(0) || isLastOf(1) || isMisled);
  }

  private findLostOnScreen({ forms, answers }: Screen): readonly string[] {
    return forms.flatMap((form) =>
      answers[form] === this.unsent[form]
        ? []
        : [`${form}=${String(this.unsent[form])} is ${String(answers[form])} on the screen`],
    );
  }

  private findLostInDraft(): readonly string[] {
    const draft = this.readDraft();
    return FORM_IDS.flatMap((form) =>
      draft[form] === this.unsent[form]
        ? []
        : [`${form}=${String(this.unsent[form])} is ${String(draft[form])} in the draft`],
    );
  }

  private readDraft(): Values {
    const key = Object.keys(sessionStorage).find((one) => one.includes(`"${this.name}"`));
    const text = key === undefined ? null : sessionStorage.getItem(key);
    // SAFETY: stored by a draft.
    return text === null ? {} : toValues((JSON.parse(text) as DraftContent).answers);
  }

  private get name(): string {
    return `tab ${this.index + 1}`;
  }
}

/** Goes to the page of a form, as far as the answers allow it. */
function goTo(flow: FormFlow, form: FormId): boolean {
  const target = flow.read().forms.indexOf(form);
  while (flow.read().page > target) flow.press('BACK');
  for (let { page } = flow.read(); page < target; page += 1) flow.press('NEXT');
  return flow.read().page === target;
}

const omitForms = (values: Values, forms: readonly FormId[]): Values =>
  Object.fromEntries(
    FORM_IDS.filter((id) => values[id] !== undefined && !forms.includes(id)).map((id) => [
      id,
      values[id],
    ]),
  );
