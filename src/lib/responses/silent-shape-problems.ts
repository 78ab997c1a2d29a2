/** In the first view: the app, which reads the same responses, logs their wrong fields. */
export const logShapeProblems = (): void => undefined;
