import { useState, type SubmitEvent } from 'react';
import { submitAnswers, type Assessment } from './load-assessment';

/** All questions of an assessment and a Submit button: no router, no store, no styles. */
export function AssessmentPage(assessment: Assessment) {
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const [status, setStatus] = useState<'answering' | 'sent' | 'failed'>('answering');
  if (status === 'sent') return <h1>Assessments completed!</h1>;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submitAnswers(assessment, answers).then(
      () => setStatus('sent'),
      () => setStatus('failed'),
    );
  };
  return (
    <form onSubmit={onSubmit}>
      <h1>{assessment.name}</h1>
      {assessment.questions.map(({ key, title, answers: choices }) => (
        <fieldset key={key}>
          <legend>{title}</legend>
          {choices.map((answer) => (
            <label key={answer.value}>
              <input
                type="radio"
                name={key}
                checked={answers[key] === answer.value}
                onChange={() => setAnswers({ ...answers, [key]: answer.value })}
              />
              {answer.title}
            </label>
          ))}
        </fieldset>
      ))}
      {status === 'failed' && <p role="alert">That did not work.</p>}
      <button type="submit">Submit</button>
    </form>
  );
}
