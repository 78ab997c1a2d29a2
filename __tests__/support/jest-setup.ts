import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console';
import { fillJsdomGaps } from './jsdom-gaps';

fillJsdomGaps();
failOnConsole();
