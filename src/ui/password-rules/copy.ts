import { t } from '@lingui/core/macro';

export const YOUR_PASSWORD_NEEDS = () => t`Your password needs`;
/** After each rule, for screen readers. */
export const RULE_MET = () => t`, done`;
export const RULE_UNMET = () => t`, still missing`;
