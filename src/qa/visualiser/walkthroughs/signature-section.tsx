import { useState } from 'react';
import { useStoredReviews } from './review-store';
import { isUnsigned } from './reviews';
import { SignatureFields } from './signature-fields';
import styles from './walkthroughs.module.css';

/** Who tests which build, beside the verdicts; asks for both until they are entered. */
export function SignatureSection() {
  const { signature } = useStoredReviews();
  // Stays open while they are being entered.
  const [isOpen] = useState(isUnsigned(signature));
  return (
    <details className={styles.signature} open={isOpen}>
      <summary>
        {isUnsigned(signature)
          ? 'Enter tester and build'
          : `${signature.tester}, build ${signature.build}`}
      </summary>
      <SignatureFields />
    </details>
  );
}
