import { createContext, use } from 'react';
import type { Profile } from './profile.api';

/** Holds the profile of the signed-in user; the signed-in layout provides it. */
export const ProfileContext = createContext<Profile | null>(null);

/** Returns the profile of the signed-in user (§2); throws outside of its provider. */
export function useProfile(): Profile {
  const profile = use(ProfileContext);
  if (profile === null) throw new Error('No profile is provided.');
  return profile;
}
