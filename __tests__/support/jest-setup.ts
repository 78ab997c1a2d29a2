import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console';
import { fillJsdomGaps } from './jsdom-gaps';

/** A busy machine is slow, and that alone fails no test. */
jest.setTimeout(30_000);

fillJsdomGaps();
failOnConsole();
