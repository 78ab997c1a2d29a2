import * as v from 'valibot';

const MAX_TEXT_LENGTH = 20_000;
/** A picture of a long page is a few hundred kilobytes. */
const MAX_PICTURE_LENGTH = 20_000_000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const textList = v.pipe(v.array(text), v.maxLength(200));
const isoTime = v.pipe(v.string(), v.isoTimestamp());

const stepSchema = v.object({
  description: text,
  expectedView: text,
  /** Paths of the states that should be active after it, and ids of the transitions it should take. */
  states: textList,
  transitions: textList,
});

const pictureSchema = v.variant('kind', [
  v.object({
    kind: v.literal('png'),
    description: text,
    /** A data URL. */
    content: v.pipe(
      v.string(),
      v.maxLength(MAX_PICTURE_LENGTH),
      v.regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/),
    ),
  }),
  v.object({
    kind: v.literal('html'),
    description: text,
    content: v.pipe(v.string(), v.maxLength(MAX_PICTURE_LENGTH)),
  }),
]);

/** A failed step of a walkthrough, with what is needed to repeat it. */
export const defectSchema = v.pipe(
  v.object({
    machine: text,
    walkthrough: v.object({ id: text, title: text }),
    /** The number of the failed step, from 1; 0 is the start. */
    failedStep: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The start and the steps up to the failed one. */
    steps: v.pipe(v.array(stepSchema), v.minLength(1), v.maxLength(1000)),
    /** What the tester saw. */
    seen: text,
    tester: text,
    build: text,
    at: isoTime,
    /** Link to the step in the visualiser. */
    link: text,
    /** The address of the app; null if the walkthrough was not walked in Live. */
    appUrl: v.nullable(text),
    /** The active states of the flow in the app and its last transitions; null likewise. */
    active: v.nullable(v.object({ states: textList, transitions: textList })),
    /** The last console messages of the app, oldest first. */
    console: v.pipe(v.array(v.object({ at: isoTime, level: text, text })), v.maxLength(500)),
    /** The last events of the app's flows, oldest first. */
    events: v.pipe(
      v.array(v.object({ at: isoTime, source: text, event: text, state: text })),
      v.maxLength(500),
    ),
    picture: v.nullable(pictureSchema),
  }),
  v.check(
    ({ steps, failedStep }) => steps.length === failedStep + 1,
    'Its steps do not end with the failed one.',
  ),
);

export type Defect = v.InferOutput<typeof defectSchema>;
/** A picture of the page, or the page itself as HTML. */
export type Picture = v.InferOutput<typeof pictureSchema>;
/** What Live adds to a defect. */
export type Evidence = Pick<Defect, 'appUrl' | 'active' | 'console' | 'events' | 'picture'>;
