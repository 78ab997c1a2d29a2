import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type CompileOptions = {
  readonly language: string;
  /** By message id. */
  readonly translations?: Readonly<Record<string, string>>;
  /** Changes the text of every message. */
  readonly change?: (tokens: CompiledMessage) => CompiledMessage;
  readonly outcome: 'module' | 'array';
};

export type Message = { readonly id: string; readonly text: string };

export function compileTexts(
  source: string,
  filename: string,
  options: CompileOptions,
): { readonly code: string; readonly messages: readonly Message[] };
export function compileModule(
  source: string,
  filename: string,
  inModule?: string,
): { readonly code: string };
