import type { AcceptedSurvivors } from '../accepted.types';

export const LIB: readonly AcceptedSurvivors[] = [
  {
    reason: 'A listener that stays only sets what is already set.',
    files: 'src/lib/browser/use-is-printing.ts',
    changes: [
      [
        'StringLiteral',
        "window.removeEventListener('afterprint', end);",
        'window.removeEventListener("", end);',
      ],
    ],
  },
  {
    reason: 'Without locks, the error is caught and the work runs as well.',
    files: 'src/lib/browser/with-web-lock.ts',
    changes: [
      [
        'OptionalChaining',
        'await locks?.request(name, { signal: controller.signal }, () => (running.work = work()));',
        'await locks.request(name, { signal: controller.signal }, () => (running.work = work()));',
      ],
    ],
  },
  {
    reason:
      'The protocol of a URL ends with its only colon, and other schemes that end with `http` or `https` have no origin.',
    files: 'src/lib/configuration/link-configuration.ts',
    changes: [
      [
        'Regex',
        'return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);',
        'return /https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);',
      ],
      [
        'Regex',
        'return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);',
        'return /^https?:/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value);',
      ],
    ],
  },
  {
    reason: 'What is no object is told before this schema is used.',
    files: 'src/lib/configuration/configuration.schema.ts',
    changes: [['StringLiteral', "'must be an object',", '"",']],
  },
  {
    reason: 'What is no text is no origin, even if it reads as one.',
    files: 'src/lib/configuration/link-configuration.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (typeof value !== 'string' || !URL.canParse(value)) return false;",
        'if (false || !URL.canParse(value)) return false;',
      ],
    ],
  },
  {
    reason: 'The prefetch catches the error: the app logs what is wrong.',
    files: 'src/lib/configuration/link-configuration.ts',
    changes: [
      [
        'StringLiteral',
        "if (!isCorrect) throw new TypeError('The configuration is wrong.');",
        'if (!isCorrect) throw new TypeError("");',
      ],
    ],
  },
  {
    reason: 'Every issue has a path, because the block is an object.',
    files: 'src/lib/configuration/read-configuration.ts',
    changes: [
      [
        'StringLiteral',
        "const path = v.getDotPath(issue) ?? '';",
        'const path = v.getDotPath(issue) ?? "Stryker was here!";',
      ],
      [
        'StringLiteral',
        "return { key: path.split('.')[0] ?? '', text: `${path} ${issue.message}` };",
        'return { key: path.split(\'.\')[0] ?? "Stryker was here!", text: `${path} ${issue.message}` };',
      ],
    ],
  },
  {
    reason: 'Without a text there is no draft, and an empty draft is dropped.',
    files: 'src/lib/drafts/draft.ts',
    changes: [
      ['ConditionalExpression', 'if (text === null) return null;', 'if (false) return null;'],
      [
        'ConditionalExpression',
        'if (draft !== null && !isEmpty && Math.abs(now - draft.savedAt) < DRAFT_LIFETIME_MS) return draft;',
        'if (true && !isEmpty && Math.abs(now - draft.savedAt) < DRAFT_LIFETIME_MS) return draft;',
      ],
    ],
  },
  {
    reason: 'It is only named in the log.',
    files: 'src/lib/errors/assert-never.ts',
    changes: [
      [
        'StringLiteral',
        "throw new Error('Unexpected value: its type does not allow it.');",
        'throw new Error("");',
      ],
    ],
  },
  {
    reason: 'Any text will do that is not the code of an error of webpack.',
    files: 'src/lib/errors/chunk-recovery.ts',
    changes: [
      [
        'StringLiteral',
        "`${error.name} ${String('code' in error ? error.code : '')}`,",
        '`${error.name} ${String(\'code\' in error ? error.code : "Stryker was here!")}`,',
      ],
    ],
  },
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
    reason: 'The properties that are read follow it.',
    files: 'src/lib/responses/tolerant-schema.ts',
    changes: [['StringLiteral', "...schema['~standard'],", '...schema[""],']],
  },
  {
    reason: 'Nobody sees the message: the first view leaves such a text to the app.',
    files: 'src/lib/text/no-markup.ts',
    changes: [['StringLiteral', "throw new Error('A text has markup.');", 'throw new Error("");']],
  },
];
