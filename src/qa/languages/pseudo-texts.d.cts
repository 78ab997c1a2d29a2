import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export const pseudoLanguages: Readonly<
  Record<'en-XA' | 'ar-XB', (tokens: CompiledMessage) => CompiledMessage>
>;
