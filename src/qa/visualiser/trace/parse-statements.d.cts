import type { SPECIFICATION } from './specification.cjs';

export function parseStatements(markdown: string): Omit<typeof SPECIFICATION, 'tests' | 'results'>;
