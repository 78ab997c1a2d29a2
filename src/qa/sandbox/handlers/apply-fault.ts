import { HttpResponse } from 'msw';
import type { Fault } from '../world/faults';

/** Resolves after `ms`, or as soon as the request is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    signal.addEventListener('abort', finish);
  });
}

const defaultMessages: Partial<Record<number, string>> = {
  401: 'You are not signed in.',
  404: 'That could not be found.',
  429: 'Too many tries. Please wait a minute.',
};

function createErrorResponse({ status = 500, message }: Fault): Response {
  if (message === null) return new HttpResponse(null, { status });
  const text =
    message ?? defaultMessages[status] ?? 'The clinic’s system is not answering right now.';
  return HttpResponse.json({ message: text }, { status });
}

/** The response that replaces the real one; null for a fault that only delays it. */
export function createFaultResponse(fault: Fault): Response | null {
  switch (fault.kind) {
    case 'network':
      return HttpResponse.error();
    case 'status':
      return createErrorResponse(fault);
    case 'malformed':
      return new HttpResponse('{"unfinished', { headers: { 'content-type': 'application/json' } });
    case 'html':
      return HttpResponse.html(
        '<!doctype html><title>Guest Wi-Fi</title><p>Please accept the terms.',
      );
    case 'late':
      return null;
  }
}
