import type { ReactNode } from 'react';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { applyPageStyles } from '../lib/browser/page-styles';
import { NavigationProgress } from '../ui/navigation-progress/navigation-progress';
import { browserWrapper } from '../wrapper/browser-wrapper';
import { WrapperContext } from '../wrapper/wrapper-context';
import { createClickQueue, type ClickQueue } from './click-queue';
import { createPainter } from './create-painter';
import { createNotLoadedNote } from './not-loaded-note';
import type { PageLoad, PageView, ViewFacts } from './page-load';
import { QueueClickContext } from './queueing-link';
import { readFrameConfiguration } from './read-frame-configuration';
import { activatePageLanguage } from './use-page-language';

/** What a page without questions gets to render itself. */
export type PageProps = Pick<ClickQueue, 'queueClick'> & {
  readonly configuration: LinkConfiguration;
};

type PageContent = {
  readonly facts: ViewFacts<PageView>;
  readonly render: (props: PageProps) => ReactNode;
  /** Called once it is on the screen; returns what ends that. */
  readonly onDrawn?: (queueClick: ClickQueue['queueClick']) => () => void;
};

/** Where a page is drawn, and what it shows. */
type LoadedPage<Content> = {
  readonly configuration: LinkConfiguration;
  readonly element: HTMLElement;
  readonly content: Content;
};

/** Waits for what a page shows and for its styles; null if the app is faster, or shows something else. */
export async function loadPage<Loaded, Content>(
  pageLoad: PageLoad,
  loaded: Promise<Loaded> | null,
  toContent: (loaded: Loaded, configuration: LinkConfiguration) => Content | null,
): Promise<LoadedPage<Content> | null> {
  activatePageLanguage();
  const configuration = readFrameConfiguration(pageLoad);
  const element = document.getElementById('root');
  if (configuration === null || element === null || loaded === null) return null;
  const content = toContent(await loaded, configuration);
  await applyPageStyles();
  return content === null || pageLoad.isClosed ? null : { configuration, element, content };
}

/**
 * Draws a page without questions into #root as the app is going to render it, unless the app is faster, or shows something else:
 * then `loaded` is null, or rejects.
 */
export async function drawPageView<Loaded>(
  pageLoad: PageLoad,
  loaded: Promise<Loaded> | null,
  toContent: (loaded: Loaded) => PageContent,
): Promise<void> {
  const page = await loadPage(pageLoad, loaded, toContent);
  if (page === null) return;
  const { configuration, element } = page;
  const { facts, render, onDrawn } = page.content;
  const painter = createPainter(element, pageLoad);
  const note = createNotLoadedNote(element, painter);
  const clicks = createClickQueue(element, { onTimeout: note.show });
  const { queueClick } = clicks;
  painter.paint(
    <QueueClickContext value={queueClick}>
      <WrapperContext value={browserWrapper}>
        <NavigationProgress isNavigating={false} />
        {render({ configuration, queueClick })}
      </WrapperContext>
    </QueueClickContext>,
  );
  const onEnd = onDrawn?.(queueClick);
  pageLoad.firstView = {
    ...facts,
    showNotLoaded: clicks.fail,
    end: () => {
      onEnd?.();
      note.remove();
      const pressed = clicks.end();
      painter.release();
      return { pressed };
    },
  };
}
