import { REJECTION, SERVER_ERROR } from '../../walkthroughs/failures';

/** The outcomes of `submit` in every flow that submits forms. */
export const submitOutcomes = {
  done: [
    {
      scenario: 'answers received',
      description: 'The server accepts the answers.',
      value: { at: 1 },
    },
  ],
  error: [
    {
      scenario: 'submit refused',
      description: 'The server refuses the answers, with a reason.',
      value: REJECTION,
    },
    {
      scenario: 'submit uncertain',
      description: 'The server fails, maybe after it has received the answers.',
      value: SERVER_ERROR,
    },
  ],
};
