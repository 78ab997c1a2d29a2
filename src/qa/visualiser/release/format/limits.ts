/** Longest text in a report, in characters; the error of a walkthrough may have a whole page in it. */
export const MAX_TEXT_LENGTH = 20_000;

/** Longest list in a report. */
export const MAX_LIST_LENGTH = 10_000;

/** Longest name of a file, in characters. */
export const MAX_FILE_LENGTH = 300;
