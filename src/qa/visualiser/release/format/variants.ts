/** The languages other than English in which every screen is pictured. QA builds alone have the pseudo-languages. */
export const LANGUAGES = {
  es: 'Spanish',
  'en-XA': 'Pseudo-language',
  'ar-XB': 'Pseudo-language, right to left',
} as const;

export type Language = keyof typeof LANGUAGES;

const ENGLISH = {
  phone: 'Phone',
  desktop: 'Desktop',
  tablet: 'Tablet',
  dark: 'Phone, dark',
  'desktop-dark': 'Desktop, dark',
  'tablet-dark': 'Tablet, dark',
} as const;

/** All variants of a screenshot with their names, in the order in which they are shown. */
export const VARIANT_NAMES: Readonly<Record<string, string>> = { ...ENGLISH, ...LANGUAGES };

/** The name of a variant, such as `Phone, dark`. */
export const getVariantName = (variant: string): string => VARIANT_NAMES[variant] ?? variant;

/** The size of the window in which a variant is taken. */
export function getVariantSize(variant: string): 'phone' | 'tablet' | 'desktop' {
  if (variant.startsWith('tablet')) return 'tablet';
  return variant.startsWith('desktop') ? 'desktop' : 'phone';
}

const ORDER = Object.keys(VARIANT_NAMES);

/** The screenshots of a view in the order in which they are shown; unknown variants come last. */
export function sortByVariant<Pictured extends { readonly variant: string }>(
  screenshots: readonly Pictured[],
): readonly Pictured[] {
  const getOrder = ({ variant }: Pictured) => ORDER.indexOf(variant) + 1 || ORDER.length + 1;
  return [...screenshots].sort((a, b) => getOrder(a) - getOrder(b));
}
