import type { AcceptedSurvivors } from '../accepted.types';

export const LIB_HISTORY: readonly AcceptedSurvivors[] = [
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
];
