import { LANGUAGES } from '../languages/languages';

const ENGLISH = {
  phone: 'Phone',
  desktop: 'Desktop',
  tablet: 'Tablet',
  dark: 'Phone, dark',
} as const;

/** All variants of a screenshot with their names, in the order in which they are shown. */
export const VARIANT_NAMES: Readonly<Record<string, string>> = { ...ENGLISH, ...LANGUAGES };

/** The name of a variant, such as `Phone, dark`. */
export const getVariantName = (variant: string): string => VARIANT_NAMES[variant] ?? variant;

/** True if it was taken in the window of a phone. */
export const isOnPhone = (variant: string): boolean =>
  variant !== 'tablet' && variant !== 'desktop';
