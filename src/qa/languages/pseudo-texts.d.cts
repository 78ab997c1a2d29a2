import type { CompileOptions } from '../../translations/compile-texts.cjs';

export const pseudoLanguages: Readonly<
  Record<'en-XA' | 'ar-XB', NonNullable<CompileOptions['change']>>
>;
