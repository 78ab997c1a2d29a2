import type { FormApi } from 'final-form';
import { useEffect, useMemo, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form, useFormState } from 'react-final-form';
import type { Language } from '../../lib/language/language';
import { useLanguage } from '../../lib/language/use-language';
import { ErrorSummary } from '../error-summary/error-summary';
import { Stack } from '../stack/stack';
import { INSTRUCTIONS } from './copy';
import { FormBusyContext } from './form-busy-context';
import { formFieldId } from './form-field-id';
import { SubmitFailedContext } from './submit-failed-context';

/** The state of a form, passed to its content. */
type FormStatus = {
  readonly isValid: boolean;
  /** What is wrong with the values, in the order of `labels`. */
  readonly problems: readonly string[];
  /** True when a value differs from its initial one. */
  readonly isChanged: boolean;
};

type Props<Values extends object> = {
  /** The heading of the screen, shown above the error summary. */
  readonly heading: ReactNode;
  /** The labels in the error summary by field name, in their order on screen. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  readonly validate: (values: object) => object;
  readonly onSubmit: (values: Values, form: FormApi<Values>) => Promise<void> | void;
  readonly initialValues?: Partial<Values>;
  /** True while the form is being sent: then its fields cannot be changed. */
  readonly isBusy: boolean;
  readonly children: (status: FormStatus) => ReactNode;
  readonly autoComplete?: 'off';
};

/** A new function for each language: a form keeps the errors of its values until it gets another one. */
const toValidate =
  (validate: (values: object) => object, _language: Language) =>
  (values: object): object =>
    validate(values);

/** A form that is validated on submit; a form with several fields also lists the errors in a summary at the top. */
export function ValidatedForm<Values extends object>({
  heading,
  labels,
  validate,
  onSubmit,
  initialValues,
  isBusy,
  children,
  autoComplete,
}: Props<Values>) {
  const [attempt, setAttempt] = useState(0);
  const language = useLanguage();
  const validateInLanguage = useMemo(() => toValidate(validate, language), [validate, language]);
  return (
    <Form<Values>
      validate={validateInLanguage}
      onSubmit={(values, form) => onSubmit(values, form)}
      {...(initialValues && { initialValues })}
      subscription={{
        errors: true,
        submitFailed: true,
        valid: true,
        dirty: true,
      }}
    >
      {({ handleSubmit, errors = {}, submitFailed = false, valid = false, dirty = false }) => (
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
              <FormBusyContext value={isBusy}>
                {children({
                  isValid: valid,
                  problems: Object.keys(labels).flatMap((name) => toText(errors[name])),
                  isChanged: dirty,
                })}
              </FormBusyContext>
            </SubmitFailedContext>
          </Stack>
        </form>
      )}
    </Form>
  );
}

const toText = (error: unknown) => (typeof error === 'string' ? [error] : []);

type ProblemsProps = {
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly errors: Readonly<Record<string, unknown>>;
  readonly attempt: number;
};

type Problem = { readonly name: string; readonly label: string; readonly error: string };

/** What to do about the error of a field: 'Enter your last name'. */
function toInstruction({ name, label, error }: Problem, value: unknown): string {
  const instructions = INSTRUCTIONS()[name];
  const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
  const instruction = isBlank ? instructions?.missing : instructions?.invalid;
  if (instruction !== undefined) return instruction;
  return error.toLowerCase().includes(label.toLowerCase()) ? error : `${label}: ${error}`;
}

/** The error summary of a form with several fields; in a form with one field, that field receives the focus instead. */
function Problems({ labels, errors, attempt }: ProblemsProps) {
  const { values } = useFormState<Readonly<Record<string, unknown>>>({
    subscription: { values: true },
  });
  const names = Object.keys(labels);
  const hasOneField = names.length === 1;
  const problems = names.flatMap((name) => {
    const label = labels[name] ?? '';
    return toText(errors[name]).map((error) => ({
      fieldId: formFieldId(name),
      text: toInstruction({ name, label, error }, values[name]),
    }));
  });
  const onlyFieldId = hasOneField ? problems[0]?.fieldId : undefined;

  useEffect(() => {
    if (attempt > 0 && onlyFieldId !== undefined) document.getElementById(onlyFieldId)?.focus();
    // Only a submit moves the focus, not an error that changes while typing.
  }, [attempt]); // oxlint-disable-line react/exhaustive-deps

  return hasOneField ? null : <ErrorSummary problems={problems} attempt={attempt} />;
}
