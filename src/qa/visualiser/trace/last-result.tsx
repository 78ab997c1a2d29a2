import { SPECIFICATION } from './specification.cjs';
import styles from './specification.module.css';

/** The result of the tests that name a statement or decision, in the last run before the build. */
export function LastResult({ id }: { readonly id: string }) {
  const { passed, failed } = SPECIFICATION.results[id] ?? { passed: 0, failed: 0 };
  if (passed + failed === 0) return null;
  return (
    <p className={failed > 0 ? styles.failed : styles.passed}>
      Last run: {passed} passed{failed > 0 && `, ${failed} failed`}
    </p>
  );
}
