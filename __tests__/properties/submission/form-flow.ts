import type { AnswersByForm } from '../../../machines/answer.types';
import { openDraft, type Draft } from '../../../src/state/drafts/draft';
import type { DraftSubject } from '../../../src/state/drafts/draft-key';
import { systemClock } from '../../../src/lib/time/clock';
import type { Tab } from '../../app/session/open-tab';
import { FORM_IDS, QUESTION, type FormId, type Screen, type Values } from './form.types';

/** Opens the draft of a tab, which has a key of its own, as a tab has a sessionStorage of its own. */
export function openTabDraft({ services }: Tab, subject: DraftSubject, tabName: string): Draft {
  const draft = openDraft({
    ...subject,
    ids: [tabName],
    configuration: services.configuration,
    appContext: 'sms',
    clock: systemClock,
  });
  if (draft === null) throw new Error('Drafts are off.');
  return draft;
}

/** The answers to the questions of both forms. */
export function toValues(answers: AnswersByForm): Values {
  const entries = FORM_IDS.flatMap((id) => {
    const value = answers[id]?.[QUESTION];
    return typeof value === 'string' ? [[id, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The ids of forms in a list. */
export const toFormIds = (items: readonly { readonly id: string }[]): readonly FormId[] =>
  items.flatMap(({ id }) => FORM_IDS.filter((formId) => formId === id));

type TaggedSnapshot = { readonly hasTag: (tag: 'busy' | 'taking' | 'loading') => boolean };

export const isSettled = (snapshot: TaggedSnapshot): boolean =>
  !snapshot.hasTag('loading') && !snapshot.hasTag('busy');

export function toScreenKind(snapshot: TaggedSnapshot, isCompleted: boolean): Screen['is'] {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.hasTag('taking')) return 'taking';
  return isCompleted ? 'completed' : 'other';
}
