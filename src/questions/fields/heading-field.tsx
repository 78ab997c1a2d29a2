import type { HeadingQuestion } from '../question.types';

/** A heading between questions (§3), one level below the `h1` of the page. */
export function HeadingField({ question }: { readonly question: HeadingQuestion }) {
  return <h2>{question.title}</h2>;
}
