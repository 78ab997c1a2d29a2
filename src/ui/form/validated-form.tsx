import type { FormApi } from 'final-form';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form } from 'react-final-form';
import { ErrorSummary } from '../error-summary/error-summary';
import { Stack } from '../stack/stack';
import { formFieldId } from './form-field-id';
import { SubmitFailedContext } from './submit-failed-context';

/** What a form's content can ask of it. */
export type FormStatus = {
  readonly isSubmitting: boolean;
  readonly isValid: boolean;
  /** Something stands in it that did not at first. */
  readonly isChanged: boolean;
};

type Props<Values extends object> = {
  /** Stands above the summary of problems: the heading of the screen. */
  readonly heading: ReactNode;
  /** By field, in their order on screen, what the summary calls them. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  readonly validate: (values: object) => object;
  readonly onSubmit: (values: Values, form: FormApi<Values>) => Promise<void> | void;
  readonly initialValues?: Partial<Values>;
  readonly children: (status: FormStatus) => ReactNode;
  readonly autoComplete?: 'off';
};

/** A form that is checked when it is sent: each error at its field, several of them in a summary on top as well. */
export function ValidatedForm<Values extends object>({
  heading,
  labels,
  validate,
  onSubmit,
  initialValues,
  children,
  autoComplete,
}: Props<Values>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Form<Values>
      validate={validate}
      onSubmit={(values, form) => onSubmit(values, form)}
      {...(initialValues && { initialValues })}
      subscription={{
        errors: true,
        submitFailed: true,
        submitting: true,
        valid: true,
        dirty: true,
      }}
    >
      {({
        handleSubmit,
        errors = {},
        submitFailed = false,
        submitting = false,
        valid = false,
        dirty = false,
      }) => (
        <form
          noValidate
          autoComplete={autoComplete}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            setAttempt((count) => count + 1);
            void handleSubmit(event);
          }}
        >
          <Stack gap={5}>
            {heading}
            <Problems labels={labels} errors={submitFailed ? errors : {}} attempt={attempt} />
            <SubmitFailedContext value={submitFailed}>
              {children({ isSubmitting: submitting, isValid: valid, isChanged: dirty })}
            </SubmitFailedContext>
          </Stack>
        </form>
      )}
    </Form>
  );
}

type ProblemsProps = {
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly errors: Readonly<Record<string, unknown>>;
  readonly attempt: number;
};

/** The summary, where the form has several fields; the one field of a short form takes the focus itself. */
function Problems({ labels, errors, attempt }: ProblemsProps) {
  const names = Object.keys(labels);
  const isShort = names.length === 1;
  const problems = names.flatMap((name) => {
    const error = errors[name];
    return typeof error === 'string'
      ? [{ fieldId: formFieldId(name), text: `${labels[name] ?? ''}: ${error}` }]
      : [];
  });
  const onlyFieldId = isShort ? problems[0]?.fieldId : undefined;

  useEffect(() => {
    if (attempt > 0 && onlyFieldId !== undefined) document.getElementById(onlyFieldId)?.focus();
    // Only a press moves the focus, not an error that comes or goes while typing.
  }, [attempt]); // eslint-disable-line react-hooks/exhaustive-deps

  return isShort ? null : <ErrorSummary problems={problems} attempt={attempt} />;
}
