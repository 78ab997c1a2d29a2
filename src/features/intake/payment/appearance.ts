import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** The provider draws in frames of its own, where our tokens do not reach: it is handed their values as they are now. */
export function readAppearance(isDark: boolean): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const given = Object.entries({
    colorPrimary: token('--color-accent'),
    colorBackground: token('--color-surface'),
    colorText: token('--color-ink'),
    colorTextSecondary: token('--color-ink-soft'),
    colorTextPlaceholder: token('--color-ink-soft'),
    colorDanger: token('--color-danger'),
    fontFamily: token('--font-sans'),
    fontSizeBase: getComputedStyle(document.body).fontSize,
    borderRadius: token('--radius-md'),
  }).filter(([, value]) => value !== '');
  const border = token('--color-line-strong');
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    variables: Object.fromEntries(given),
    ...(border !== '' && { rules: { '.Input': { border: `1px solid ${border}` } } }),
  };
}

function watchScheme(onChange: () => void): () => void {
  const scheme = window.matchMedia(DARK);
  scheme.addEventListener('change', onChange);
  return () => scheme.removeEventListener('change', onChange);
}

/** True while the page is drawn in the dark scheme. */
export function useIsDark(): boolean {
  return useSyncExternalStore(watchScheme, () => window.matchMedia(DARK).matches);
}
