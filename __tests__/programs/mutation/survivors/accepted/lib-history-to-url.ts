import type { AcceptedSurvivors } from '../accepted.types';

/** From `history` to `url`; the other folders of `src/lib`, and some files of these, are in `lib.ts`. */
export const LIB_HISTORY_TO_URL: readonly AcceptedSurvivors[] = [
  {
    reason: 'Without a link, the next comparison is between two nulls.',
    files: 'src/lib/history/block-navigation.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (link === null || link === allowedLink || !isFollowedHere(link, event)) return;',
        'if (false || link === allowedLink || !isFollowedHere(link, event)) return;',
      ],
    ],
  },
  {
    reason: 'Any key will do that no other entry has.',
    files: 'src/lib/history/page-entry.ts',
    changes: [
      [
        'ArithmeticOperator',
        "window.history.pushState({ usr: entry, key: `page ${index + 1}`, idx: index + 1 }, '');",
        "window.history.pushState({ usr: entry, key: `page ${index - 1}`, idx: index + 1 }, '');",
      ],
    ],
  },
  {
    reason: 'All pages of a form have the same address.',
    files: 'src/lib/history/use-page-history.ts',
    changes: [['ArrayDeclaration', '[navigate, search],', '[],']],
  },
  {
    reason: 'An entry of the first page says the same as one without a page.',
    files: 'src/lib/history/use-page-history.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (openedIn.current === key && !hasEntry && openedPage > 0) {',
        'if (openedIn.current === key && !hasEntry && true) {',
      ],
      [
        'EqualityOperator',
        'if (openedIn.current === key && !hasEntry && openedPage > 0) {',
        'if (openedIn.current === key && !hasEntry && openedPage >= 0) {',
      ],
      [
        'ConditionalExpression',
        'else if (entryPage > 0) replaceEntry(FIRST_PAGE);',
        'else if (true) replaceEntry(FIRST_PAGE);',
      ],
      [
        'EqualityOperator',
        'else if (entryPage > 0) replaceEntry(FIRST_PAGE);',
        'else if (entryPage >= 0) replaceEntry(FIRST_PAGE);',
      ],
    ],
  },
  {
    reason: 'The effect sets it as well, when the entry of the page is shown.',
    files: 'src/lib/history/use-page-history.ts',
    changes: [
      [
        'MethodExpression',
        'lastVisited.current = Math.max(lastVisited.current, page);',
        'lastVisited.current = Math.min(lastVisited.current, page);',
      ],
    ],
  },
  {
    reason:
      'The page is an earlier one, unless the form refuses to go back: then the entry stays as it is.',
    files: 'src/lib/history/use-page-history.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (page < firstPage) replaceEntry({ page, firstPage: page });',
        'if (true) replaceEntry({ page, firstPage: page });',
      ],
      [
        'EqualityOperator',
        'if (page < firstPage) replaceEntry({ page, firstPage: page });',
        'if (page <= firstPage) replaceEntry({ page, firstPage: page });',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/history/use-step-history.ts',
    changes: [
      [
        'ConditionalExpression',
        '} else if (depthChange > 0 && entryStep !== null) {',
        '} else if (depthChange > 0 && true) {',
      ],
    ],
  },
  {
    reason: 'React accepts a subscription that never has to end.',
    files: 'src/lib/react/use-is-hydrating.ts',
    changes: [
      [
        'ArrowFunction',
        'const subscribe = () => () => undefined;',
        'const subscribe = () => undefined;',
      ],
    ],
  },
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/lib/storage/safe-storage.ts',
    changes: [
      [
        'ArrowFunction',
        'isKept: (key: string) => boolean = () => false,',
        'isKept: (key: string) => boolean = () => undefined,',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/time/dates.ts',
    changes: [
      [
        'StringLiteral',
        "const [, month = '', date = '', year = ''] = match;",
        "const [, month = \"Stryker was here!\", date = '', year = ''] = match;",
      ],
      [
        'StringLiteral',
        "const [, month = '', date = '', year = ''] = match;",
        "const [, month = '', date = \"Stryker was here!\", year = ''] = match;",
      ],
      [
        'StringLiteral',
        "const [, month = '', date = '', year = ''] = match;",
        "const [, month = '', date = '', year = \"Stryker was here!\"] = match;",
      ],
    ],
  },
  {
    reason: 'Neither text is a date.',
    files: 'src/lib/time/format-dates.ts',
    changes: [
      [
        'StringLiteral',
        "const text = iso?.trim() ?? '';",
        'const text = iso?.trim() ?? "Stryker was here!";',
      ],
    ],
  },
  {
    reason: 'Node reads a day with spaces around it as a local day, too; other browsers may not.',
    files: 'src/lib/time/format-dates.ts',
    changes: [['MethodExpression', "const text = iso?.trim() ?? '';", "const text = iso ?? '';"]],
  },
  {
    reason: 'Nothing precedes the year in dates of the API.',
    files: 'src/lib/time/format-dates.ts',
    changes: [
      [
        'Regex',
        'const date = new Date(/^\\d{4}-\\d{2}-\\d{2}$/.test(text) ? `${text}T00:00` : text);',
        'const date = new Date(/\\d{4}-\\d{2}-\\d{2}$/.test(text) ? `${text}T00:00` : text);',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/time/format-dates.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (date === null || differenceInCalendarDays(date, now) !== 0) return null;',
        'if (false || differenceInCalendarDays(date, now) !== 0) return null;',
      ],
    ],
  },
  {
    reason: 'Tomorrow is handled before.',
    files: 'src/lib/time/format-dates.ts',
    changes: [
      [
        'EqualityOperator',
        'if (days > 1 && days < 7) return formatDueOnWeekday(nameAt(WEEKDAYS_IN_SENTENCE, date.getDay()));',
        'if (days >= 1 && days < 7) return formatDueOnWeekday(nameAt(WEEKDAYS_IN_SENTENCE, date.getDay()));',
      ],
    ],
  },
  {
    reason: 'Neither text is a date.',
    files: 'src/lib/time/to-time.ts',
    changes: [
      [
        'StringLiteral',
        "const time = Date.parse(iso ?? '');",
        'const time = Date.parse(iso ?? "Stryker was here!");',
      ],
    ],
  },
  {
    reason: 'The name and the message are for developers only.',
    files: 'src/lib/url/encode-path-segment.ts',
    changes: [
      ['StringLiteral', "super('An id cannot be used in a path.');", 'super("");'],
      ['StringLiteral', "override name = 'UnsafeIdError';", 'override name = "";'],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/url/sanitize-url.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^\\/(?!\\/)/.test(value)) return null;',
        'if (false || FORBIDDEN_CHARACTERS.test(value) || !/^\\/(?!\\/)/.test(value)) return null;',
      ],
      [
        'ConditionalExpression',
        'if (value === null || FORBIDDEN_CHARACTERS.test(value) || !/^https?:\\/\\/[^/]/i.test(value))',
        'if (false || FORBIDDEN_CHARACTERS.test(value) || !/^https?:\\/\\/[^/]/i.test(value))',
      ],
    ],
  },
  {
    reason:
      'The check before it lets no value pass that has another origin; this one is there in case it ever does.',
    files: 'src/lib/url/sanitize-url.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (url?.origin !== parse(ownOrigin)?.origin) return null;',
        'if (false) return null;',
      ],
    ],
  },
  {
    reason: 'Neither text is a number.',
    files: 'src/lib/url/sanitize-url.ts',
    changes: [
      [
        'StringLiteral',
        "const dialed = (value ?? '').trim().replace(/^(?:tel|sms):/i, '');",
        'const dialed = (value ?? "Stryker was here!").trim().replace(/^(?:tel|sms):/i, \'\');',
      ],
    ],
  },
];
