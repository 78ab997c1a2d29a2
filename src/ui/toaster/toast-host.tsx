import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';
import type { ToastOptions } from './toast.types';

const DEFAULT_DURATION_MS = 4000;
/** A live region speaks about changes alone: it has to stand in the page for a moment before its first text. */
const LIVE_REGION_HEAD_START_MS = 100;

let mounted: Promise<void> | null = null;

/** Adds a toast to the page, once the place for them stands. */
export async function addToast(text: string, { tone = 'info', durationMs }: ToastOptions) {
  mounted ??= mount();
  await mounted;
  toast(text, { type: tone, autoClose: durationMs ?? DEFAULT_DURATION_MS });
}

function mount(): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  // The container is a polite live region. A role of its own on each toast would have it read twice.
  createRoot(place).render(
    <ToastContainer role="group" position="bottom-center" hideProgressBar aria-label="Messages" />,
  );
  return new Promise((resolve) => setTimeout(resolve, LIVE_REGION_HEAD_START_MS));
}
