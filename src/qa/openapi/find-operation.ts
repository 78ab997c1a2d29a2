import type { OpenApiDocument, OperationObject } from './document.types';

/** An operation of the document with its place. */
export type DocumentedOperation = {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
};

/** Lists the operations of a document. */
export function listOperations({ paths }: OpenApiDocument): readonly DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** The path pattern of a sandbox endpoint as in the document: `/user/:userId` → `/user/{userId}`. */
export const toTemplate = (pattern: string) => pattern.replaceAll(/:(\w+)/g, '{$1}');

/** True if a path belongs to a template: `/user/ada` to `/user/{userId}`. */
export function matchesTemplate(template: string, path: string): boolean {
  const segments = template.split('/');
  const parts = path.split('/');
  return (
    segments.length === parts.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === parts[index])
  );
}

/** Finds the operation of a request; the one with the fewest parameters if several match. */
export function findOperation(
  document: OpenApiDocument,
  method: string,
  path: string,
): DocumentedOperation | null {
  const countParameters = ({ path: template }: DocumentedOperation) =>
    template.split('{').length - 1;
  const [found] = listOperations(document)
    .filter((one) => one.method === method && matchesTemplate(one.path, path))
    .toSorted((one, other) => countParameters(one) - countParameters(other));
  return found ?? null;
}
