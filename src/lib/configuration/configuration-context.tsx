import { createContext, use } from 'react';
import type { Configuration } from './configuration.schema';

/** Holds the configuration that the app was started with; the app provides it once. */
export const ConfigurationContext = createContext<Configuration | null>(null);

/** The configuration of this deployment (D1). */
export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (configuration === null) throw new Error('No configuration is provided.');
  return configuration;
}
