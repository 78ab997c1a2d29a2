import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { FailedRequest, WriteOutcome } from '../../api/thunk-extra';
import {
  HIDDEN_QUESTION_EVENT,
  type HiddenQuestion,
} from '../../questions/assessment/report-question';
import { getRelease } from '../../api/release';
import type { AppServices } from '../services/app-services';
import { createSender } from './create-sender';
import { type ErrorSource, FRAME } from './report.schema';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The part of page loads whose web vitals are reported. Errors are not sampled. */
const VITALS_SAMPLE = 0.1;

/** What happened before this code was loaded. */
type BufferedReports = {
  /** Why the app could not be started; null if it was. */
  readonly startFailure?: { readonly error: unknown } | null;
  readonly failures?: readonly FailedRequest[];
  readonly writes?: readonly WriteOutcome[];
  readonly questions?: readonly Event[];
};

/**
 * Reports errors, failed requests, web vitals, the outcomes of writes and questions that cannot be shown to the `reportUrl` of the configuration (D1); see docs/operation.md. Returns
 * the function that stops it.
 */
export function startReporting(
  { configuration, routes, observers }: AppServices,
  { startFailure = null, failures = [], writes = [], questions = [] }: BufferedReports = {},
): () => void {
  const sender = createSender({ url: configuration.reportUrl, release: getRelease() });
  const getRoute = () => getRouteTemplate(routes, window.location.pathname);

  const reportError = (source: ErrorSource, error: unknown) =>
    sender.add({
      type: 'error',
      source,
      // SAFETY: the schema replaces any other name.
      name: (error instanceof Error ? error.name : 'Error') as 'Error',
      frames: [...getFrames(error)],
      route: getRoute(),
    });
  // Without a place in the build, it is an error of a browser extension.
  const reportOwnError = (source: ErrorSource, error: unknown) => {
    if (getFrames(error).length > 0) reportError(source, error);
  };
  const handleError = ({ error }: ErrorEvent) => reportOwnError('uncaught', error);
  const handleRejection = ({ reason }: PromiseRejectionEvent) =>
    reportOwnError('rejection', reason);
  const handleCaught = (error: unknown) => reportError('render', error);
  const handleFailure = ({ endpoint, reason, status }: FailedRequest) =>
    sender.add({ type: 'request', endpoint, reason, status, route: getRoute() });

  const handleQuestion = (event: Event) => {
    // SAFETY: `reportQuestion` alone dispatches such events.
    const { detail } = event as CustomEvent<HiddenQuestion>;
    sender.add({ type: 'question', ...detail, route: getRoute() });
  };

  if (startFailure !== null) reportError('start', startFailure.error);
  for (const failure of failures) handleFailure(failure);
  for (const write of writes) sender.count(write);
  for (const event of questions) handleQuestion(event);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  observers.caughtErrors.add(handleCaught);
  observers.failures.add(handleFailure);
  observers.writes.add(sender.count);
  window.addEventListener(HIDDEN_QUESTION_EVENT, handleQuestion);
  if (Math.random() < VITALS_SAMPLE) reportVitals(sender.add, getRoute());
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    observers.caughtErrors.delete(handleCaught);
    observers.failures.delete(handleFailure);
    observers.writes.delete(sender.count);
    window.removeEventListener(HIDDEN_QUESTION_EVENT, handleQuestion);
    sender.stop();
  };
}

/** Reports the web vitals of a page load under the route with which it began. */
function reportVitals(add: ReturnType<typeof createSender>['add'], route: string): void {
  const report = ({ name, value, rating, navigationType }: Metric) => {
    // Only measured on request.
    if (navigationType === 'soft-navigation') return;
    const rounded = Math.round(value * 1000) / 1000;
    add({ type: 'vital', name, value: rounded, rating, navigation: navigationType, route });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}

const MAX_FRAMES = 10;

/** The places in the build's scripts that an error passed through; nothing of its message, which browsers repeat in the stack. */
function getFrames(error: unknown): readonly string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const stack = error.message === '' ? error.stack : error.stack.replaceAll(error.message, '');
  return [...stack.matchAll(new RegExp(`/assets/(${FRAME.source})`, 'g'))]
    .slice(0, MAX_FRAMES)
    .map(([, frame = '']) => frame);
}

/** The path of the route that shows `pathname`, with the names of its parameters; `*` if there is none. */
function getRouteTemplate(routes: RouteObject[], pathname: string): string {
  const paths = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.path ?? []);
  const template = paths.reduce(
    (base, path) => (path.startsWith('/') || base === '' ? path : `${base}/${path}`),
    '',
  );
  return template === '' ? '*' : template;
}
