import type { StatementTest } from './specification.cjs';

export function parseTitles(source: string, file: string): readonly StatementTest[];
