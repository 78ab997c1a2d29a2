import { useRef, type CSSProperties, type FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useLanguage } from '../../lib/language/use-language';
import { Icon, type IconName } from '../icon/icon';
import './toaster.css';
import { CLOSE_MESSAGE, NOTICES } from './copy';
import styles from './toast-container.module.css';
import type { ToastOptions } from './toast.types';

const DEFAULT_DURATION_MS = 4000;
/** Live regions announce only changes, so the container must be in the page before its first text. */
const LIVE_REGION_DELAY_MS = 100;

const icons: Record<NonNullable<ToastOptions['tone']>, IconName> = {
  success: 'done',
  error: 'alert',
  info: 'info',
};

/** Toasts are shown from outside React too, so the page has one container, which no component owns. */
let mounted: Promise<void> | null = null;

/** A short fade: the library's own transitions would take longer than a short toast is visible. */
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The library measures a toast's duration by a CSS animation; this property keeps its length where motion is reduced. */
function toDurationStyle(durationMs: number): CSSProperties {
  // SAFETY: React supports custom properties, which its type does not include.
  return { '--toast-duration': `${durationMs}ms` } as CSSProperties;
}

/** Shows a toast; the first one mounts the container. */
export async function addToast(
  text: string,
  { tone = 'info', durationMs = DEFAULT_DURATION_MS }: ToastOptions,
): Promise<void> {
  mounted ??= mount();
  await mounted;
  // One at a time: more would cover the page.
  dismissToasts();
  toast(text, {
    type: tone,
    autoClose: durationMs,
    style: toDurationStyle(durationMs),
    icon: () => <Icon name={icons[tone]} />,
  });
}

export const dismissToasts = () => toast.dismiss();

function mount(): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  // The container is a polite live region; with their default role `alert`, toasts would be read twice.
  createRoot(container).render(<Notices />);
  return new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY_MS));
}

function Notices() {
  useLanguage();
  const focusedBefore = useRef<Element | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  return (
    <div onFocus={onFocus}>
      <ToastContainer
        aria-label={NOTICES()}
        role="group"
        // At the bottom, a keyboard would cover the toasts, and the toasts would cover the form.
        position="top-center"
        hideProgressBar
        transition={fade}
        closeButton={({ closeToast }) => (
          <CloseButton
            onPress={() => {
              closeToast(true);
              // The button that has the focus is about to be removed.
              if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
            }}
          />
        )}
      />
    </div>
  );
}

function CloseButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" aria-label={CLOSE_MESSAGE()} className={styles.close} onClick={onPress}>
      <Icon name="close" size="small" />
    </button>
  );
}
