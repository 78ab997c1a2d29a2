import type { ApiDispatch, ApiState } from './api-dispatch';
import type { ApiError } from './api-error';
import { baseApi, type Tag } from './base-api';

/** How a write ended; one of both is undefined. */
type Outcome<Result> = { readonly data: Result | undefined; readonly error: ApiError | undefined };

type Started<Result> = {
  readonly dispatch: ApiDispatch;
  readonly getState: () => ApiState;
  readonly queryFulfilled: Promise<{ readonly data: Result }>;
};

/**
 * For `onQueryStarted` of a write: when it has ended, whether it succeeded or not, all queries with this tag are read again.
 * RTK Query's `invalidatesTags` would wait until no request at all is under way, and so show an old list for as long as an
 * unrelated request takes. A query that is under way may be older than the write: it is read once more when it has ended.
 */
export const reloadAfter =
  <Result>(tag: Tag, hasChanged: (outcome: Outcome<Result>) => boolean = () => true) =>
  async (_arg: unknown, { dispatch, getState, queryFulfilled }: Started<Result>) => {
    const outcome = await queryFulfilled.then(
      ({ data }) => ({ data, error: undefined }),
      // SAFETY: RTK Query rejects with the error of the base query.
      (reason: unknown) => ({ data: undefined, error: (reason as { error: ApiError }).error }),
    );
    if (!hasChanged(outcome)) return;
    const keys = baseApi.util
      .selectInvalidatedBy(getState(), [tag])
      .map(({ queryCacheKey }) => queryCacheKey);
    const older = dispatch(baseApi.util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
      keys.some((key) => key === queryCacheKey),
    );
    dispatch(baseApi.util.invalidateTags([tag]));
    if (older.length === 0) return;
    await Promise.allSettled(older);
    dispatch(baseApi.util.invalidateTags([tag]));
  };
