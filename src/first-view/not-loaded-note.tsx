import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button/button';
import { ANSWERS, NOT_LOADED, TRY_AGAIN } from './copy';
import type { Painter } from './create-painter';
import type { AnswersState } from './keep-draft';
import styles from './not-loaded-note.module.css';

/**
 * Creates the note that the app has not loaded, before `element`: the app takes over what is in `element`. It has a button
 * that reloads the page, and the emergency note and crisis lines of `index.html`.
 */
export function createNotLoadedNote(
  element: HTMLElement,
  { copyHelp }: Painter,
  getAnswersState: () => AnswersState = () => 'none',
) {
  let note: HTMLElement | null = null;
  const remove = () => {
    note?.remove();
    note = null;
  };
  return {
    /** Shows the note, or shows it again: a new alert is announced. */
    show: () => {
      remove();
      note = document.createElement('div');
      note.className = styles.note ?? '';
      note.setAttribute('role', 'alert');
      createRoot(note).render(<NotLoaded answers={getAnswersState()} />);
      const help = copyHelp();
      if (help !== null) note.append(help);
      element.before(note);
    },
    remove,
  };
}

function NotLoaded({ answers }: { readonly answers: AnswersState }) {
  return (
    <>
      <p>{NOT_LOADED()}</p>
      {answers !== 'none' && <p>{ANSWERS()[answers]}</p>}
      <Button onClick={() => window.location.reload()}>{TRY_AGAIN()}</Button>
    </>
  );
}
