import type { Page } from '@playwright/test';
import type { PageDriver } from '../../../src/qa/flow-drivers/page-driver.types';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { Cell } from './cells';
import type { FaultInjector } from './injection/fault-injector';
import type { PageState } from './page/read-page';
import type { PendingRequests } from './page/time-limits';

/** A server with its own world, and the faults of its requests. */
export type Site = {
  readonly url: string;
  readonly world: World;
  readonly injector: FaultInjector;
};

/** A cell whose request is on its way. */
export type Run = {
  readonly cell: Cell;
  readonly site: Site;
  readonly page: Page;
  readonly driver: PageDriver;
  readonly requests: PendingRequests;
  /** The values on the screen before the request was sent; empty if opening the page sent it. */
  readonly before: PageState['values'];
  /** Null for a scenario without one. */
  readonly otherTab: OtherPage | null;
};

/** Another tab with the same form. */
export type OtherPage = Pick<Run, 'page' | 'driver' | 'before'>;

/** The result of a cell: what is wrong, empty if nothing is. */
export type CellResult = { readonly cell: Cell; readonly problems: readonly string[] };
