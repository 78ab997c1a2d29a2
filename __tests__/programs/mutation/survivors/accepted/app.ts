import type { AcceptedSurvivors } from '../accepted.types';

export const APP: readonly AcceptedSurvivors[] = [
  {
    reason: 'Every scope but `tab` clears the device.',
    files: 'src/app/kiosk/clear-visitor-data.ts',
    changes: [
      ['StringLiteral', "clearPersonalData(store, 'device');", 'clearPersonalData(store, "");'],
    ],
  },
  {
    reason: 'It is set before anything reads it.',
    files: 'src/app/kiosk/use-idle-timer.ts',
    changes: [
      [
        'ObjectLiteral',
        'const controls = useRef({ stay: () => undefined as void });',
        'const controls = useRef({});',
      ],
      [
        'ArrowFunction',
        'const controls = useRef({ stay: () => undefined as void });',
        'const controls = useRef({ stay: () => undefined });',
      ],
    ],
  },
  {
    reason: 'The value never changes while the component is mounted.',
    files: 'src/app/kiosk/use-idle-timer.ts',
    changes: [['ArrayDeclaration', '}, [visit]);', '}, []);']],
  },
  {
    reason: 'It is set before anything reads it.',
    files: 'src/app/language/change-language.ts',
    changes: [['StringLiteral', "let initial: Language = 'en';", 'let initial: Language = "";']],
  },
  {
    reason: 'How the toast looks; `language-choice.e2e.ts` shows that there is one.',
    files: 'src/app/language/change-language.ts',
    changes: [
      [
        'StringLiteral',
        "showToast(NOT_CHANGED, { tone: 'error' });",
        'showToast(NOT_CHANGED, { tone: "" });',
      ],
      [
        'ObjectLiteral',
        "showToast(NOT_CHANGED, { tone: 'error' });",
        'showToast(NOT_CHANGED, {});',
      ],
    ],
  },
  {
    reason: 'The folders of the build have no dot in their names.',
    files: 'src/app/language/load-texts.ts',
    changes: [
      [
        'Regex',
        'const name = /([^/]+?)\\.[^/]*$/.exec(__webpack_require__.u(chunkId))?.[1];',
        'const name = /([^/]+?)\\.[^/]*/.exec(__webpack_require__.u(chunkId))?.[1];',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/app/language/load-texts.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (name !== undefined && name in modulesByChunk) await loadFile(name, language);',
        'if (true && name in modulesByChunk) await loadFile(name, language);',
      ],
    ],
  },
];
