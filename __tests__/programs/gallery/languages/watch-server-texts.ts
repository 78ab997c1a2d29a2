import type { Page, Response } from '@playwright/test';

const API = /^\/(?:v1|v2|auth)\//;

/** Collects the texts of all requests and responses of a page from now on. */
export function watchServerTexts(page: Page): () => Promise<readonly string[]> {
  const texts: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (API.test(new URL(response.url()).pathname)) texts.push(readTexts(response));
  });
  return async () => [...new Set((await Promise.all(texts)).flat())];
}

async function readTexts(response: Response): Promise<readonly string[]> {
  const bodies = [response.request().postData(), await response.text().catch(() => null)];
  return bodies.flatMap((body) => listStrings(parse(body ?? '')));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
};
