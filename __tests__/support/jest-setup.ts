import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console';
import { polyfillJsdom } from './polyfill-jsdom';

/** A busy machine is slow, and that alone fails no test. */
jest.setTimeout(30_000);

polyfillJsdom();
failOnConsole();
