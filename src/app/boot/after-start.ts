import type { FailedRequest, WriteOutcome } from '../../api/thunk-extra';
import { HIDDEN_QUESTION_EVENT } from '../../questions/assessment/report-question';
import { getRelease } from '../../api/release';
import type { AppServices } from '../services/app-services';

/** The web font loads last; until then, or if it fails, text is in the system font (D7). */
export function loadWebFont(): void {
  import('../../ui/web-font').then((module) => module.loadWebFont()).catch(() => undefined);
}

/** Lets a page of a build learn of later ones. */
export function watchRelease(services: AppServices): void {
  if (getRelease() === undefined) return;
  import('../release/release-watch')
    .then((module) => module.watchRelease(services))
    .catch(() => undefined);
}

/** Reports errors if the deployment wants that (D1); `shown` rejects if the app could not be started. */
export function startReporting(services: AppServices, shown: Promise<void>): void {
  const { configuration, observers } = services;
  if (configuration.reportUrl === '') return;
  const failures: FailedRequest[] = [];
  const addFailure = (failure: FailedRequest) => failures.push(failure);
  observers.failures.add(addFailure);
  const writes: WriteOutcome[] = [];
  const addWrite = (write: WriteOutcome) => writes.push(write);
  observers.writes.add(addWrite);
  const questions: Event[] = [];
  const addQuestion = (event: Event) => questions.push(event);
  window.addEventListener(HIDDEN_QUESTION_EVENT, addQuestion);
  const starting = shown.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  Promise.all([starting, starting.then(() => import('../reporting/start-reporting'))])
    .then(([startFailure, reporting]) => {
      observers.failures.delete(addFailure);
      observers.writes.delete(addWrite);
      window.removeEventListener(HIDDEN_QUESTION_EVENT, addQuestion);
      reporting.startReporting(services, { startFailure, failures, writes, questions });
    })
    .catch(() => undefined);
}
