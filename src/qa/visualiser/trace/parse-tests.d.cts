import type { StatementTest } from './specification.cjs';

export function parseTests(source: string, file: string): readonly StatementTest[];
