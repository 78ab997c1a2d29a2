import { createContext, use } from 'react';
import type { Profile } from './profile.api';

/** Holds the profile of who is signed in; the authenticated shell provides it around its screens. */
export const ProfileContext = createContext<Profile | null>(null);

/** The signed-in person's own record, which every screen of the authenticated shell can rely upon (§2). */
export function useProfile(): Profile {
  const profile = use(ProfileContext);
  if (profile === null) throw new Error('No profile is provided.');
  return profile;
}
