import type { AssessmentGateContext } from './assessment-gate.types';

/** Goes one page forward or back. */
export const withPage = (
  { pageIndex }: Pick<AssessmentGateContext, 'pageIndex'>,
  by: 1 | -1,
): Pick<AssessmentGateContext, 'pageIndex' | 'isRestored' | 'attempts' | 'failure'> => ({
  pageIndex: pageIndex + by,
  isRestored: false,
  attempts: 0,
  failure: null,
});
