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
];
