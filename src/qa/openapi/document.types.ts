import type { JsonSchema } from '@valibot/to-json-schema';

/** An object schema of the document. */
export type Schema = JsonSchema;

type Reference = { readonly $ref: string };

/** A parameter of an operation. */
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

type Content = Readonly<Record<'application/json', { schema: Schema; example?: unknown }>>;

/** A response of an operation. */
export type ResponseObject = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
};

/** An operation of the document. */
export type OperationObject = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly deprecated?: true;
  readonly description?: string;
  readonly servers?: readonly object[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
};

/** The document: operations by path and method. */
export type OpenApiDocument = {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly servers: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Record<string, Schema> } & Readonly<
    Record<string, object>
  >;
};
