import { plural } from '@lingui/core/macro';

export const formatStartsOver = (seconds: number) =>
  plural(seconds, {
    one: 'This screen will start over in 1 second.',
    other: 'This screen will start over in # seconds.',
  });
