import { t } from '@lingui/core/macro';

export const CALL_911 = () =>
  t({
    message: 'call 911',
    comment:
      'A link in the middle of a sentence, after ‘In an emergency’ or ‘If you are in immediate danger,’.',
  });
