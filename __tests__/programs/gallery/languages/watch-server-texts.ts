import type { Page, Response } from '@playwright/test';
import { getProviderTexts } from '../../../../src/qa/sandbox/card-provider/provider-texts';

const API = /^\/(?:v1|v2|auth|sandbox-card-provider)\//;

/** Collects the texts of all requests and responses of a page from now on, and those of the card provider's script. */
export function watchServerTexts(page: Page): () => Promise<readonly string[]> {
  const texts: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (API.test(new URL(response.url()).pathname)) texts.push(readTexts(response));
  });
  const ofScript = listStrings(getProviderTexts('en'));
  return async () => [...new Set([...ofScript, ...(await Promise.all(texts)).flat()])];
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
