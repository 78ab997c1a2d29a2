/** The languages of the app, English first; each other one has a catalogue in src/translations. */
export const languages = ['en', 'es'] as const;
