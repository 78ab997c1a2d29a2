import type { ApiRequest } from './api-request.types';
import { discardBody } from './discard-body';
import { toPath, type Operation, type PathParams, type Query } from './operation';

type Content = { readonly query?: Query; readonly body?: unknown };
/** What a request sends besides its path; the key where the flow provides it. */
type ContentOf<Row extends Operation> = Row extends { readonly idempotency: 'flow' }
  ? [Content & { readonly key: string }]
  : [Content?];

/** The request of an operation, for the base query. */
export function toRequest<const Row extends Operation>(
  operation: Row,
  params: PathParams<Row['path']>,
  ...[content]: ContentOf<Row>
): ApiRequest {
  const {
    method,
    auth,
    server,
    idempotency,
    resource,
    isSubmit,
    isOptional,
    isSameForAll,
    isBodyIgnored,
  }: Operation = operation;
  const { query, body, key }: Content & { readonly key?: string } = content ?? {};
  return {
    url: toPath<string>(operation, params, query),
    method,
    ...(body !== undefined && { body }),
    ...(auth && { auth }),
    ...(server && { server }),
    ...(idempotency && { idempotencyKey: key ?? null }),
    ...(resource !== undefined && { resource: toPath<string>({ path: resource }, params) }),
    ...(isSubmit && { isSubmit }),
    ...(isOptional && { isOptional }),
    ...(isSameForAll && { isSameForAll }),
    ...(isBodyIgnored && { responseHandler: discardBody }),
  };
}
