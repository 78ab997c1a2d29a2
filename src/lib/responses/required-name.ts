import * as v from 'valibot';
import { toPlainText } from '../text/plain-text';

/** A name that has to be in the response, without markup (D11); empty when nothing of it is visible. */
export const requiredName = v.pipe(v.string(), v.transform(toPlainText));
