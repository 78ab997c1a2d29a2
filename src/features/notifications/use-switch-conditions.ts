import { useMemo } from 'react';
import type { SwitchConditions } from '../../../machines/preference-switches/preference-switches.types';
import { preferencesApi, type OptionalComms } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { useWrapper } from '../../wrapper/wrapper-context';

/** Returns what decides which switches of the user are shown and can be changed. */
export function useSwitchConditions(comms: OptionalComms): SwitchConditions {
  const { userId, phoneNumber } = useProfile();
  const { data: reminders } = preferencesApi.endpoints.getReminders.useQuery(userId);
  const { isNative: isInApp } = useWrapper();
  const hasPhoneNumber = Boolean(phoneNumber);
  const hasActiveReminder = reminders?.some(({ isActive }) => isActive) === true;
  const { isPushSubscribed, isEmailSubscribed, isSmsSubscribed } = comms;
  return useMemo(
    () => ({
      isInApp,
      hasPhoneNumber,
      hasActiveReminder,
      isSubscribed: { push: isPushSubscribed, email: isEmailSubscribed, sms: isSmsSubscribed },
    }),
    [
      isInApp,
      hasPhoneNumber,
      hasActiveReminder,
      isPushSubscribed,
      isEmailSubscribed,
      isSmsSubscribed,
    ],
  );
}
