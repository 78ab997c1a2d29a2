import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export function readCatalogue(
  language: string,
): Readonly<Record<string, { readonly message: string; readonly translation: string }>>;
export function readMessages(language: string): Readonly<Record<string, CompiledMessage>>;
