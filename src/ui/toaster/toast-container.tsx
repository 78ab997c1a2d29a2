import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon, type IconName } from '../icon/icon';
import './toaster.css';
import styles from './toast-container.module.css';
import type { ToastOptions } from './toast.types';

const DEFAULT_DURATION_MS = 4000;
/** A live region speaks of changes alone: it has to stand in the page for a moment before its first text. */
const LIVE_REGION_DELAY_MS = 100;

const icons: Record<NonNullable<ToastOptions['tone']>, IconName> = {
  success: 'done',
  error: 'alert',
  info: 'info',
};

let mounted: Promise<void> | null = null;

/** Comes and goes at once: the library's own ways take longer together than a short toast stands. */
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** How long a toast stands is measured by an animation, which is no motion: its time is kept where motion is reduced. */
function toDurationStyle(durationMs: number): CSSProperties {
  // SAFETY: React takes custom properties, which its type does not list.
  return { '--toast-duration': `${durationMs}ms` } as CSSProperties;
}

/** Adds a toast to the page, once the place for them stands. */
export async function addToast(
  text: string,
  { tone = 'info', durationMs = DEFAULT_DURATION_MS }: ToastOptions,
): Promise<void> {
  mounted ??= mount();
  await mounted;
  toast(text, {
    type: tone,
    autoClose: durationMs,
    style: toDurationStyle(durationMs),
    icon: () => <Icon name={icons[tone]} />,
  });
}

function mount(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  // The container is a polite live region; the role `alert` that toasts have by default would have them read twice.
  createRoot(container).render(
    <ToastContainer
      aria-label="Notices"
      role="group"
      // Over the app bar: at the bottom a keyboard would cover them, and they the form.
      position="top-center"
      limit={3}
      hideProgressBar
      transition={fade}
      closeButton={CloseButton}
    />,
  );
  return new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY_MS));
}

function CloseButton({ closeToast }: { readonly closeToast: () => void }) {
  return (
    <button type="button" aria-label="Close message" className={styles.close} onClick={closeToast}>
      <Icon name="close" size="small" />
    </button>
  );
}
