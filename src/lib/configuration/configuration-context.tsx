import { createContext, use } from 'react';
import type { Configuration } from './configuration.schema';

/** Holds the configuration that the app was started with; provided once at the root. */
export const ConfigurationContext = createContext<Configuration | null>(null);

/** Returns the configuration of this deployment (D1); throws outside of its provider. */
export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (configuration === null) throw new Error('No configuration is provided.');
  return configuration;
}
