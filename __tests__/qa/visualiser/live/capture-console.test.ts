import {
  captureConsole,
  type ConsoleMessage,
} from '../../../../src/qa/visualiser/live/capture-console';

/** A window of its own, whose console is silent. */
function openWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  // SAFETY: the window of a frame has the globals of every window.
  const view = frame.contentWindow as Window & typeof globalThis;
  const original = jest.fn();
  Object.assign(view.console, { error: original, warn: original, info: original, log: original });
  const messages: ConsoleMessage[] = [];
  captureConsole(view, (message) => void messages.push(message));
  return { view, original, messages: () => messages.map(({ level, text }) => [level, text]) };
}

afterEach(() => document.body.replaceChildren());

describe('captured console', () => {
  it('reports the messages of the page, which are still written', () => {
    const { view, original, messages } = openWindow();
    view.console.warn('Slow:', { ms: 7 }, undefined);
    view.console.error(new view.Error('Broken.'));
    expect(messages()).toEqual([
      ['warn', 'Slow: {"ms":7} undefined'],
      ['error', 'Broken.'],
    ]);
    expect(original).toHaveBeenCalledTimes(2);
  });

  it('reports uncaught errors and rejections', () => {
    const { view, messages } = openWindow();
    view.dispatchEvent(new view.ErrorEvent('error', { message: 'x is not defined' }));
    const rejection = Object.assign(new view.Event('unhandledrejection'), {
      reason: new view.Error('No response.'),
    });
    view.dispatchEvent(rejection);
    expect(messages()).toEqual([
      ['error', 'Uncaught x is not defined'],
      ['error', 'Unhandled rejection No response.'],
    ]);
  });

  it('cuts long messages, and reports objects that cannot be converted', () => {
    const { view, messages } = openWindow();
    view.console.log('x'.repeat(3000));
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    view.console.info(circular);
    expect(messages()).toEqual([
      ['log', 'x'.repeat(2000)],
      ['info', '[object Object]'],
    ]);
  });
});
