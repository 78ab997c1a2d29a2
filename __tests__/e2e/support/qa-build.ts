import path from 'node:path';

/** The QA build that the tests of the visualiser open: `QA_FOLDER`, or one made at the start of the run. */
export const qaFolder = path.resolve(process.env.QA_FOLDER ?? 'test-results/qa-build');
