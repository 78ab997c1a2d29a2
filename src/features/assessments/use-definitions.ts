import { skipToken } from '@reduxjs/toolkit/query/react';
import { assessmentsApi } from '../../api/assessments.api';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { readDefinitions } from './read-definitions';

type Loaded = {
  /** Empty before the flow has loaded them. */
  readonly definitions: readonly Assessment[];
  /** Loads them again; set when that has failed after the end of a session had cleared the cache (D3). */
  readonly onReload: (() => void) | undefined;
};

/** Returns the definitions that a flow has loaded, from the cache. */
export function useDefinitions(ids: readonly string[]): Loaded {
  const { data, isError, refetch } = assessmentsApi.endpoints.getAssessments.useQuery(
    ids.length === 0 ? skipToken : ids,
  );
  return {
    definitions: useMemoWithTexts(toDefinitions, data),
    onReload: isError && data === undefined ? () => void refetch() : undefined,
  };
}

const toDefinitions = (wire: readonly unknown[] = []): readonly Assessment[] =>
  readDefinitions(wire) ?? [];
