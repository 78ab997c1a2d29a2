import type { ReactNode } from 'react';
import { createClickQueue, type ClickQueue } from './click-queue';
import { createPainter } from './create-painter';
import { keepDraft, type KeptForm } from './keep-draft';
import { createNotLoadedNote } from './not-loaded-note';
import type { PageLoad } from './page-load';
import { QueueClickContext } from './queueing-link';
import type { ViewForm } from './view-form';
import { watchPages } from './watch-pages';

/** What a page of questions gets to render itself. */
export type FormProps = Pick<ClickQueue, 'queueClick'> & {
  /** False at first: a long page is drawn in slices. */
  readonly isWhole: boolean;
  readonly onNext: () => void;
};

/** Draws pages of questions into `element`; what they lead to is the caller's. */
export function drawForm<Event>(
  element: HTMLElement,
  pageLoad: PageLoad,
  kept: KeptForm,
  form: Omit<ViewForm, 'end'> & { readonly end: () => readonly Event[] },
  render: (props: FormProps) => ReactNode,
) {
  const painter = createPainter(element, pageLoad);
  const getAnswersState = keepDraft(kept, form);
  const note = createNotLoadedNote(element, painter, getAnswersState);
  const clicks = createClickQueue(element, {
    onTimeout: note.show,
    showBusy: (clicked) => {
      form.setBusy(clicked instanceof HTMLButtonElement && clicked.type === 'submit');
      return form.isBusy();
    },
  });
  const { queueClick } = clicks;
  const pages = watchPages(form, clicks.discard);
  const onNext = () => {
    if (!pages.goNext()) queueClick();
  };
  // Where nothing can be kept, the browser asks before the page is left (D10).
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (getAnswersState() === 'lost') event.preventDefault();
  };
  window.addEventListener('beforeunload', warnBeforeUnload);
  const draw = (isWhole: boolean) =>
    painter.paint(
      <QueueClickContext value={queueClick}>
        {render({ queueClick, onNext, isWhole })}
      </QueueClickContext>,
    );
  draw(false);
  return {
    showNotLoaded: clicks.fail,
    end: () => {
      window.removeEventListener('beforeunload', warnBeforeUnload);
      note.remove();
      pages.stop();
      const pressed = clicks.end();
      const events = form.end();
      draw(true);
      painter.release();
      return { events, pressed };
    },
  };
}
