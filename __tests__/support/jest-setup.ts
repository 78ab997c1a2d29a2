import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console';
import { polyfillJsdom } from './polyfill-jsdom';

/** In ms; generous, so that no test fails only because the machine is busy. */
jest.setTimeout(30_000);

polyfillJsdom();
failOnConsole();
