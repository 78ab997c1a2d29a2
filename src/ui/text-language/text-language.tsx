import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { detectTextLanguage } from '../../lib/language/detect-text-language';
import type { Language } from '../../lib/language/languages';
import { useLanguage } from '../../lib/language/use-language';

const TextLanguageContext = createContext<Language | undefined>(undefined);

/** The `lang` of a text of the clinic; undefined if it is that of the page, or not known. */
export const useTextLanguage = (): Language | undefined => useContext(TextLanguageContext);

type Props = {
  /** Texts of the clinic, enough of them to tell their language. */
  readonly sample: string;
  readonly children: ReactNode;
};

/** Around a form of the clinic, whose texts stay in its language (D12): they get its `lang`, so that they are read aloud in it. */
export function TextLanguage({ sample, children }: Props) {
  const pageLanguage = useLanguage();
  const language = useMemo(() => detectTextLanguage(sample), [sample]);
  return (
    <TextLanguageContext
      value={language === null || language === pageLanguage ? undefined : language}
    >
      {children}
    </TextLanguageContext>
  );
}
