import { skipToken } from '@reduxjs/toolkit/query/react';
import { assessmentsApi } from '../../api/assessments.api';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { readDefinitions } from './read-definitions';

/** Returns the definitions that a flow has loaded, from the cache; empty before that. */
export function useDefinitions(ids: readonly string[]): readonly Assessment[] {
  const { data } = assessmentsApi.endpoints.getAssessments.useQuery(
    ids.length === 0 ? skipToken : ids,
  );
  return useMemoWithTexts(toDefinitions, data);
}

const toDefinitions = (wire: readonly unknown[] = []): readonly Assessment[] =>
  readDefinitions(wire) ?? [];
