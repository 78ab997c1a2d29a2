import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { legalApi } from '../../api/legal.api';
import { toTrustedUrl } from '../../lib/url/sanitize-url';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { SafeHtml, sanitize } from '../../ui/safe-html/safe-html';
import { readOnOwnDevice } from './copy';

/** The sanitised text of a legal page of this origin; for a page of another origin, its URL to open on another device. */
export function LegalText({ url }: { readonly url: string }) {
  const ownOrigin = window.location.origin;
  const path = toTrustedUrl(url, { ownOrigin, trustedOrigins: [] });
  const absoluteUrl = new URL(path ?? url, ownOrigin).href;
  const { data, isError } = legalApi.endpoints.getLegalPage.useQuery(
    path === null ? skipToken : absoluteUrl,
  );
  const html = useMemo(() => (data === undefined ? null : extractContent(data)), [data]);

  if (html !== null) return <SafeHtml html={html} />;
  if (path === null || isError || data !== undefined) return <p>{readOnOwnDevice(absoluteUrl)}</p>;
  return (
    <Loading>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}

/**
 * Returns the HTML of the page's content without its h1, which the dialog shows as its title; null without an h1: that is not
 * the legal page, but for example the sign-in page of a guest network.
 */
function extractContent(page: string): string | null {
  const container = document.createElement('div');
  container.append(sanitize(page, ['main']));
  const content = container.querySelector('main') ?? container;
  const heading = content.querySelector('h1');
  if (heading === null) return null;
  heading.remove();
  return content.innerHTML;
}
