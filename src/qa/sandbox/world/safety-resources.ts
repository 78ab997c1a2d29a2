/** A crisis resource (§3). */
export type SafetyResource = {
  readonly displayText: string;
  /** call, sms or web; the hostile list contains other values too. */
  readonly type: string;
  readonly value: string;
};

/** A typical list: crisis lines, the clinic's front desk and the patient's own plan. */
export function createDefaultSafetyNet(userId: string): readonly SafetyResource[] {
  return [
    { displayText: '988 Suicide & Crisis Lifeline', type: 'call', value: '988' },
    { displayText: 'Crisis Text Line', type: 'sms', value: '741741' },
    { displayText: 'Lakeside front desk', type: 'call', value: '+12015550100' },
    { displayText: '988 Lifeline chat', type: 'web', value: 'https://988lifeline.org/chat/' },
    {
      displayText: 'Safety Plan',
      type: 'web',
      value: `https://plans.example.com/user/${userId}/intervention/safety-plan`,
    },
  ];
}

/** One valid resource, and others that must never become links. */
export const hostileSafetyNet: readonly SafetyResource[] = [
  { displayText: '988 Suicide & Crisis Lifeline', type: 'call', value: '988' },
  { displayText: 'Script in a link', type: 'web', value: 'javascript:alert(document.domain)' },
  { displayText: 'Script behind a tab', type: 'web', value: '\tjava\nscript:alert(1)' },
  {
    displayText: 'A page in a link',
    type: 'web',
    value: 'data:text/html,<script>alert(1)</script>',
  },
  { displayText: 'No scheme', type: 'web', value: '//elsewhere.example/chat' },
  {
    displayText: 'A name and a password',
    type: 'web',
    value: 'https://me:secret@elsewhere.example',
  },
  { displayText: 'No number', type: 'call', value: 'ask at the desk' },
  { displayText: 'A number and more', type: 'call', value: '988;phone-context=evil.example' },
  { displayText: 'A message and a body', type: 'sms', value: '741741?body=hello' },
  { displayText: 'Nothing at all', type: 'web', value: '' },
  { displayText: 'Another kind', type: 'pigeon', value: '+12015550100' },
  { displayText: '<img src=x onerror=alert(1)>', type: 'call', value: '+12015550123' },
  {
    displayText: 'Safety Plan',
    type: 'web',
    value: 'https://plans.example.com//elsewhere.example',
  },
];
