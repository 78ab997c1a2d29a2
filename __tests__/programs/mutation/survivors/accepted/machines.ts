import type { AcceptedSurvivors } from '../accepted.types';

export const MACHINES: readonly AcceptedSurvivors[] = [
  {
    reason: 'It is only named in the log.',
    files: 'machines/port.ts',
    changes: [
      [
        'StringLiteral',
        "override readonly name = 'MissingPortError';",
        'override readonly name = "";',
      ],
      ['StringLiteral', "override readonly name = 'PortError';", 'override readonly name = "";'],
    ],
  },
  {
    reason: 'The guards before it leave only this status.',
    files: 'machines/card-setup/card-setup.machine.ts',
    changes: [
      [
        'ConditionalExpression',
        "output.status === 'open' && output.message !== null",
        'true && output.message !== null',
      ],
      ['ConditionalExpression', "output.status === 'rejected'", 'true'],
    ],
  },
  {
    reason: 'A programming error: the states that read the intent have one.',
    files: 'machines/card-setup/card-setup.selectors.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (intent === null) throw new Error('There is no setup intent.');",
        "if (false) throw new Error('There is no setup intent.');",
      ],
      [
        'StringLiteral',
        "if (intent === null) throw new Error('There is no setup intent.');",
        'if (intent === null) throw new Error("");',
      ],
    ],
  },
  {
    reason: 'Nothing reads it any more after a submit.',
    files: 'machines/check-in-stepper/check-in-stepper.machine.ts',
    changes: [['BooleanLiteral', 'isRestored: false,', 'isRestored: true,', 'answers: {},']],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'machines/check-in-stepper/check-in-stepper.machine.ts',
    changes: [
      [
        'OptionalChaining',
        'return step?.checkInId === checkInId && step.keys.includes(key);',
        'return step.checkInId === checkInId && step.keys.includes(key);',
      ],
    ],
  },
  {
    reason: 'It is set before anything reads it.',
    files: 'machines/check-in-stepper/check-in-stepper.machine.ts',
    changes: [['ArrayDeclaration', 'checkIns: [],', 'checkIns: ["Stryker was here"],']],
  },
  {
    reason: 'The state is left at once, so nothing sees its tags.',
    files: 'machines/check-in-stepper/check-in-stepper.machine.ts',
    changes: [
      ['ArrayDeclaration', "tags: ['taking', 'busy'],", 'tags: [],', 'checkingReceived: {'],
      [
        'StringLiteral',
        "tags: ['taking', 'busy'],",
        'tags: ["", \'busy\'],',
        'checkingReceived: {',
      ],
      [
        'StringLiteral',
        "tags: ['taking', 'busy'],",
        'tags: [\'taking\', ""],',
        'checkingReceived: {',
      ],
    ],
  },
  {
    reason: 'No failure is left when the state is entered.',
    files: 'machines/check-in-stepper/check-in-stepper.machine.ts',
    changes: [
      ['StringLiteral', "entry: 'clearFailure',", 'entry: "",', "tags: ['taking', 'busy'],"],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'machines/check-in-stepper/check-in-stepper.selectors.ts',
    changes: [
      [
        'OptionalChaining',
        'const id = selectStep(context)?.checkInId;',
        'const id = selectStep(context).checkInId;',
      ],
    ],
  },
  {
    reason: 'Without a time the comparison is false as well.',
    files: 'machines/completed-since.ts',
    changes: [
      [
        'ConditionalExpression',
        'return time != null && other != null && time > other;',
        'return true && other != null && time > other;',
      ],
    ],
  },
  {
    reason: 'A `WeakSet` has only objects: what is no function is not in it.',
    files: 'machines/effect.ts',
    changes: [
      [
        'ConditionalExpression',
        "return typeof action === 'function' && placeholders.has(action);",
        'return true && placeholders.has(action);',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'machines/kiosk-identification/kiosk-identification.machine.ts',
    changes: [
      [
        'OptionalChaining',
        'flow: clinic?.identifyFlow ?? initialContext.flow,',
        'flow: clinic.identifyFlow ?? initialContext.flow,',
      ],
    ],
  },
  {
    reason: 'Other results have no user id.',
    files: 'machines/kiosk-identification/kiosk-identification.machine.ts',
    changes: [
      [
        'ConditionalExpression',
        "userId: result.status === 'found' ? result.userId : null,",
        'userId: true ? result.userId : null,',
      ],
    ],
  },
  {
    reason: 'The clinic sets it before the first screen.',
    files: 'machines/kiosk-identification/kiosk-identification.selectors.ts',
    changes: [['StringLiteral', "flow: 'name_dob',", 'flow: "",']],
  },
  {
    reason: 'The guard before it leaves only this kind.',
    files: 'machines/kiosk-visit/kiosk-visit.machine.ts',
    changes: [
      [
        'ConditionalExpression',
        "return idle.kind === 'warning' ? { secondsLeft: idle.secondsLeft } : {};",
        'return true ? { secondsLeft: idle.secondsLeft } : {};',
      ],
    ],
  },
  {
    reason: 'Every step that is not named starts at the first one.',
    files: 'machines/onboarding/onboarding.selectors.ts',
    changes: [
      ['StringLiteral', "startStep: preset?.step ?? 'initiate',", 'startStep: preset?.step ?? "",'],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'machines/onboarding/onboarding.selectors.ts',
    changes: [
      [
        'OptionalChaining',
        'return { email: patient?.email ?? account.email, password: account.password };',
        'return { email: patient.email ?? account.email, password: account.password };',
      ],
    ],
  },
  {
    reason: 'An empty target is the machine itself, which starts in this state.',
    files: 'machines/preference-switches/preference-switches.machine.ts',
    changes: [
      ['StringLiteral', "target: 'idle',", 'target: "",', '{'],
      ['StringLiteral', "target: 'idle',", 'target: "",', 'onError: {'],
    ],
  },
  {
    reason: 'One change is sent at a time.',
    files: 'machines/preference-switches/preference-switches.selectors.ts',
    changes: [
      [
        'MethodExpression',
        'return sending.every( ({ channel, messageType, isOn }) => stored[channel].includes(messageType) === isOn, );',
        'return sending.some(({ channel, messageType, isOn }) => stored[channel].includes(messageType) === isOn);',
      ],
    ],
  },
  {
    reason: 'A programming error: only this event enters the state.',
    files: 'machines/user-gate/user-gate.machine.ts',
    changes: [
      [
        'ConditionalExpression',
        "if (event.type !== 'DATE_OF_BIRTH_ENTERED') throw new Error('No date of birth.');",
        "if (false) throw new Error('No date of birth.');",
      ],
      [
        'StringLiteral',
        "if (event.type !== 'DATE_OF_BIRTH_ENTERED') throw new Error('No date of birth.');",
        'if (event.type !== \'DATE_OF_BIRTH_ENTERED\') throw new Error("");',
      ],
    ],
  },
  {
    reason:
      'It only narrows a type: the code is not reached without the value, or does the same without the check.',
    files: 'machines/user-gate/user-gate.selectors.ts',
    changes: [
      [
        'OptionalChaining',
        'return selectGateChecks(context).asksConsent && context.requirements?.isConsentRequired !== false;',
        'return selectGateChecks(context).asksConsent && context.requirements.isConsentRequired !== false;',
      ],
      [
        'OptionalChaining',
        'selectGateChecks(context).asksBirthday && context.requirements?.isBirthdayVerified !== true',
        'selectGateChecks(context).asksBirthday && context.requirements.isBirthdayVerified !== true',
      ],
    ],
  },
];
