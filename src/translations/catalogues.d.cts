/** By language, then by message id. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const catalogueLanguages: readonly string[];
export const catalogueFiles: readonly string[];
export function readCatalogues(): Catalogues;
export function getTextsVersion(): string;
