import type { Appearance } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Reads the current values of our design tokens for Stripe, whose iframes cannot use our CSS variables. */
export function readAppearance(isDark: boolean): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const themeVariables = Object.entries({
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
    variables: Object.fromEntries(themeVariables),
    ...(border !== '' && { rules: { '.Input': { border: `1px solid ${border}` } } }),
  };
}

function subscribeToColorScheme(onChange: () => void): () => void {
  const mediaQuery = window.matchMedia(DARK_QUERY);
  mediaQuery.addEventListener('change', onChange);
  return () => mediaQuery.removeEventListener('change', onChange);
}

/** True while the dark colour scheme is active. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribeToColorScheme, () => window.matchMedia(DARK_QUERY).matches);
}
