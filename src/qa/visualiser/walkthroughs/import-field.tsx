import { useState } from 'react';
import { FileField } from '../components/file-field';
import { mergeOpenedSteps } from './opened-steps';
import type { ParsedReviews } from './parse-reviews';
import { readReviewFile } from './review-file';
import { getStoredReviews, updateStoredReviews } from './review-store';
import { mergeReviews } from './reviews';

/** Adds the reviews of a sign-off file to those of this browser. */
export function ImportField() {
  const [problem, setProblem] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const importReviews = (name: string, content: string) => {
    const result = readReviewFile(content);
    setProblem('problem' in result ? result.problem : null);
    setMessage('');
    if (!('reviews' in result)) return;
    const { reviews, opened } = getStoredReviews();
    updateStoredReviews({
      reviews: mergeReviews(reviews, result.reviews),
      opened: mergeOpenedSteps(opened, result.opened),
    });
    setMessage(formatImportResult(name, result));
  };
  return (
    <>
      <FileField
        label="Import a sign-off"
        hint="The JSON of a tester. Of two reviews of a walkthrough, the later one is kept."
        accept=".json"
        error={problem}
        onChoose={importReviews}
      />
      <p role="status">{message}</p>
    </>
  );
}

function formatImportResult(name: string, { reviews, skippedCount }: ParsedReviews): string {
  const count = Object.keys(reviews).length;
  const summary = `${count} ${count === 1 ? 'review was' : 'reviews were'} read from “${name}”.`;
  if (skippedCount === 0) return summary;
  return `${summary} ${skippedCount} ${skippedCount === 1 ? 'was' : 'were'} left out because of invalid data.`;
}
