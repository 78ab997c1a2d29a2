import type { MeasureText, Size } from '../layout/layout.types';
import { PARTICIPANT_NAMES, type Message, type Participant } from './messages';

/** Sizes in pixels. */
export const LINE_HEIGHT = 15;
export const HEAD_HEIGHT = 30;
const MARGIN = 30;
/** Labels are broken into lines of this width: after a space or an underscore, or before a capital letter. */
const LABEL_WIDTH = 112;
const BREAKS = /(?<=_)|(?<=[a-z])(?=[A-Z])|(?= )/;
const LABEL_PADDING = 8;
const MIN_DISTANCE = 88;
const ROW_GAP = 10;
/** The line of a message is below its label. */
const ARROW_OFFSET = 5;
const NOTE_PADDING = 7;

/** A message with its place; `y` is its line, or the top of a note. */
export type SequenceRow = {
  readonly message: Message;
  readonly lines: readonly string[];
  readonly y: number;
  /** The top of the label. */
  readonly top: number;
  /** The width of a note or label. */
  readonly width: number;
  readonly height: number;
};

/** The places of everything in a sequence diagram. */
export type SequenceLayout = Size & {
  /** The x of each lifeline. */
  readonly lifelines: Readonly<Record<Participant, number>>;
  readonly rows: readonly SequenceRow[];
};

/** True for what is drawn as a box on the lifeline of the app. */
export const isNote = ({ kind }: Message) =>
  kind === 'state' || kind === 'problem' || kind === 'delay';

/** Lays out messages from top to bottom; the lifelines are as far apart as the longest label needs. */
export function layOutSequence(messages: readonly Message[], measure: MeasureText): SequenceLayout {
  const measureLabel = (text: string) => measure(text, 'label');
  const toLines = (message: Message) =>
    isNote(message) ? [formatNote(message)] : breakLabel(message.text, measureLabel);
  const getWidth = (lines: readonly string[]) => Math.ceil(Math.max(0, ...lines.map(measureLabel)));
  const labels = messages.map((message) => ({ message, lines: toLines(message) }));
  const getDistance = (isBetween: (message: Message) => boolean) =>
    Math.max(
      MIN_DISTANCE,
      ...labels
        .filter(({ message }) => !isNote(message) && isBetween(message))
        .map(({ lines }) => getWidth(lines) + 2 * LABEL_PADDING),
    );
  const person = MARGIN;
  const app = person + getDistance(({ from }) => from === 'person');
  const api = app + getDistance(({ from, to }) => from === 'api' || to === 'api');

  let y = HEAD_HEIGHT + ROW_GAP;
  const rows = labels.map(({ message, lines }) => {
    const isBox = isNote(message);
    const height = lines.length * LINE_HEIGHT + (isBox ? NOTE_PADDING : ARROW_OFFSET);
    const row = {
      message,
      lines,
      top: y,
      y: isBox ? y : y + height,
      width: getWidth(lines) + 2 * NOTE_PADDING,
      height,
    };
    y += height + ROW_GAP;
    return row;
  });
  const noteEnd = Math.max(
    0,
    ...rows.filter(({ message }) => isNote(message)).map(({ width }) => app + width / 2),
  );
  return {
    lifelines: { person, app, api },
    rows,
    width: Math.max(api + MARGIN, noteEnd + ROW_GAP),
    height: y + ROW_GAP,
  };
}

/** Breaks a label into lines; only one that is too long, and as late as possible. */
function breakLabel(text: string, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split(BREAKS)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + part) <= LABEL_WIDTH)
      lines[lines.length - 1] = last + part;
    else lines.push(part.trimStart());
  }
  return lines;
}

const formatNote = ({ kind, text }: Message) => (kind === 'delay' ? `${text} elapses` : text);

/** All participants, from left to right. */
export const PARTICIPANTS: readonly Participant[] = ['person', 'app', 'api'];

/** The heading of a lifeline. */
export const getHeading = (participant: Participant) => PARTICIPANT_NAMES[participant];
