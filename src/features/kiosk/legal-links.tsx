import type { Configuration } from '../../lib/configuration/configuration.schema';
import { toOwnLanguage } from '../../lib/url/to-own-language';
import { Cluster } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { PRIVACY_POLICY, TERMS } from './copy';

type LegalPage = {
  readonly id: 'privacy' | 'terms';
  readonly title: string;
  readonly url: string;
};

/** The legal pages that there are (D1). */
export const getLegalPages = ({
  privacyUrl,
  termsUrl,
}: Pick<Configuration, 'privacyUrl' | 'termsUrl'>): readonly LegalPage[] =>
  (
    [
      { id: 'privacy', title: PRIVACY_POLICY(), url: toOwnLanguage(privacyUrl) },
      { id: 'terms', title: TERMS(), url: toOwnLanguage(termsUrl) },
    ] as const
  ).filter(({ url }) => url !== '');

type Props = {
  readonly pages: readonly LegalPage[];
  readonly onOpen: (id: LegalPage['id']) => void;
};

/** Links that do not leave the kiosk; nothing without a page. */
export function LegalLinks({ pages, onOpen }: Props) {
  if (pages.length === 0) return null;
  return (
    <Cluster gap={5}>
      {pages.map(({ id, title, url }) => (
        <TextLink
          key={id}
          href={url}
          isStandalone
          onClick={(event) => {
            event.preventDefault();
            onOpen(id);
          }}
        >
          {title}
        </TextLink>
      ))}
    </Cluster>
  );
}
