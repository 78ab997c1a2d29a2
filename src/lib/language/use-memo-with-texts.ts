import { useMemo } from 'react';
import { useLanguage } from './use-language';

/** `create(...args)`, which contains texts: memoized for the arguments and the language on screen. */
export function useMemoWithTexts<Args extends readonly unknown[], Value>(
  create: (...args: Args) => Value,
  ...args: Args
): Value {
  const language = useLanguage();
  return useMemo(() => create(...args), [create, language, ...args]);
}
