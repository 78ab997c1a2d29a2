import type { Failure } from '../port';

/* Failures of requests in the fixtures of several flows. */

export const REJECTION = {
  reason: 'rejected',
  message: 'The clinic cannot do this right now.',
} as const satisfies Failure;

export const SERVER_ERROR = {
  reason: 'server',
  message: 'The clinic is out of order.',
} as const satisfies Failure;

export const OFFLINE = { reason: 'offline', message: null } as const satisfies Failure;
