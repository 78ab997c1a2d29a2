/**
 * Marks the texts of a `copy.ts` module as messages to translate, in ICU syntax once they are extracted. The build compiles
 * them away: English becomes plain strings and templates, each other language a file of its own (docs/translations.md).
 * These functions give the English texts where modules run without the build.
 */
type Placeholder = string | number;

type Descriptor = {
  readonly message: string;
  /** Tells apart two meanings of one English text, which are translated separately. */
  readonly context?: string;
  /** For the translator. */
  readonly comment?: string;
};

/** A text; its placeholders have to be names of parameters or variables, which the translator sees. */
export function t(
  message: TemplateStringsArray | Descriptor,
  ...placeholders: readonly Placeholder[]
): string {
  if ('raw' in message) return String.raw({ raw: message }, ...placeholders);
  return message.message;
}

/** `one` and `other` are the plural categories of English; '#' is replaced by `count`. */
export function plural(
  count: number,
  { one, other }: { readonly one: string; readonly other: string },
): string {
  return (count === 1 ? one : other).replaceAll('#', String(count));
}
