import type { AcceptedSurvivors } from '../accepted.types';

export const LIB: readonly AcceptedSurvivors[] = [
  {
    reason: 'No language has such a tag, so the text in its place means none, too.',
    files: 'src/lib/language/detect-language.ts',
    changes: [
      [
        'StringLiteral',
        "const text = tag?.toLowerCase() ?? '';",
        'const text = tag?.toLowerCase() ?? "Stryker was here!";',
      ],
    ],
  },
  {
    reason: 'Without a translation the texts are English, whatever the language is called.',
    files: 'src/lib/language/translations.ts',
    changes: [['StringLiteral', "let shownLanguage = 'en';", 'let shownLanguage = "";']],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/actors/actor-registry.tsx',
    changes: [
      ['OptionalChaining', 'this.actors.get(key)?.stop();', 'this.actors.get(key).stop();'],
      ['OptionalChaining', 'registry?.cancelRelease(key);', 'registry.cancelRelease(key);'],
      [
        'OptionalChaining',
        'if (window.location.pathname !== keptPath && !shouldKeep()) registry?.release(key);',
        'if (window.location.pathname !== keptPath && !shouldKeep()) registry.release(key);',
      ],
    ],
  },
  {
    reason: 'The values never change while the component is mounted.',
    files: 'src/lib/actors/actor-registry.tsx',
    changes: [
      [
        'ArrayDeclaration',
        'useEffect(() => registry.retain(), [registry]);',
        'useEffect(() => registry.retain(), []);',
      ],
      ['ArrayDeclaration', '}, [actor]);', '}, []);'],
      ['ArrayDeclaration', '}, [registry, key, keptPath, shouldKeep]);', '}, []);'],
      ['ArrayDeclaration', '[registry],', '[],'],
    ],
  },
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/lib/actors/actor-registry.tsx',
    changes: [
      [
        'ArrowFunction',
        'const NONE = { hasUnsavedChanges: () => false };',
        'const NONE = { hasUnsavedChanges: () => undefined };',
      ],
      ['ArrowFunction', 'const isNeverKept = () => false;', 'const isNeverKept = () => undefined;'],
    ],
  },
  {
    reason: 'The page is hidden or shown in either case when it is next read.',
    files: 'src/lib/browser/bfcache-guard.ts',
    changes: [['BooleanLiteral', 'isHidden = false;', 'isHidden = true;']],
  },
  {
    reason: 'Returning nothing is treated like this value.',
    files: 'src/lib/drafts/draft.ts',
    changes: [['BlockStatement', '} catch { return null; }', '} catch {}']],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'src/lib/drafts/draft.ts',
    changes: [
      [
        'ConditionalExpression',
        'if (draft !== null && userId !== undefined && draft.userId !== userId)',
        'if (true && userId !== undefined && draft.userId !== userId)',
      ],
    ],
  },
  {
    reason: 'Returning nothing is treated like false.',
    files: 'src/lib/errors/chunk-recovery.ts',
    changes: [['BlockStatement', '} catch { return false; }', '} catch {}']],
  },
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
    reason: 'The properties that are read follow it.',
    files: 'src/lib/responses/tolerant-schema.ts',
    changes: [['StringLiteral', "...schema['~standard'],", '...schema[""],']],
  },
  {
    reason: 'Nobody sees the message: the first view leaves such a text to the app.',
    files: 'src/lib/text/no-markup.ts',
    changes: [['StringLiteral', "throw new Error('A text has markup.');", 'throw new Error("");']],
  },
  {
    reason: 'One day is handled before.',
    files: 'src/lib/time/format-dates.ts',
    changes: [['EqualityOperator', 'if (days > 1 && days < 7)', 'if (days >= 1 && days < 7)']],
  },
];
