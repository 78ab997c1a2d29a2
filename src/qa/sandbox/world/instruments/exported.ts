import type { Instrument } from './instrument.types';

/** An instrument exported from another system: markup, entities, line breaks, blank options, and Arabic. */
export const exported: Instrument = {
  id: 'exported',
  name: '<b>Pain &amp; rest</b>',
  disorder: null,
  title: '<p>Think of the last 7&nbsp;days.</p>\n<p>Choose what fits best.</p>',
  answers: [],
  questions: [
    {
      key: 'exported-pain',
      title:
        '<div class="rich-text"><p>How <em>strong</em> was your pain<br/>at its worst?</p></div>',
      type: 'single-select',
      skippable: false,
      answers: [
        { value: 0, title: '<span style="color:green">None</span>' },
        { value: 1, title: 'Mild (&lt;3)' },
        { value: 2, title: 'Strong (>= 3 & < 10)' },
        {},
      ],
    },
    {
      key: 'exported-medicine',
      title: 'هل تتناول أي دواء <b>ضد الألم</b>؟',
      type: 'single-select',
      skippable: false,
      answers: [
        { id: 'LA33-6', title: 'نعم' },
        { id: 'LA32-8', title: 'لا' },
      ],
    },
    {
      key: 'exported-rest',
      title: 'What gives you rest?\nChoose any number.',
      type: 'multi-select',
      skippable: true,
      answers: [
        { id: 'LA1', value: 'Sleep' },
        { id: 'LA2', title: '&nbsp;' },
        { id: 'LA3', value: 'R&amp;D' },
      ],
    },
    {
      key: 'exported-signature',
      title: 'Signature',
      type: 'single-select',
      skippable: true,
      answers: [{ title: 'Signed' }],
    },
  ],
};
