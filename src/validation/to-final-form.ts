import { setIn } from 'final-form';
import { ValidationError, type ObjectSchema } from 'yup';

/**
 * Converts a yup schema to final-form's `validate`: the first error of each field at the field's path; {} when valid. A
 * function creates the schema for each validation, so that its messages are in the language on screen.
 */
export function toFinalForm<T extends object>(schema: ObjectSchema<T> | (() => ObjectSchema<T>)) {
  return (values: object): object => {
    try {
      (typeof schema === 'function' ? schema() : schema).validateSync(values, {
        abortEarly: false,
      });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return toErrors(error);
    }
  };
}

function toErrors(error: ValidationError): object {
  const first = new Map<string, string>();
  for (const { path, message } of error.inner)
    if (path && !first.has(path)) first.set(path, message);
  return [...first].reduce<object>((errors, [path, message]) => setIn(errors, path, message), {});
}
