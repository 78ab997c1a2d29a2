/** Where a page is served. */
export type PageLocation = Pick<Location, 'protocol'>;

/**
 * Empties the keys that a deployment has left at their placeholder, which leads nowhere: screens omit what is empty.
 * Without https a page is no deployment: the sandbox and tests keep their placeholders (decision 0016).
 */
export function withoutPlaceholders<Configuration extends object>(
  configuration: Configuration,
  placeholders: Readonly<Record<string, string>>,
  { protocol }: PageLocation,
): Configuration {
  if (protocol !== 'https:') return configuration;
  // SAFETY: a configuration is JSON; placeholders are texts, and so is what replaces them.
  return JSON.parse(JSON.stringify(configuration), (key, value: unknown) =>
    value === placeholders[key] ? '' : value,
  ) as Configuration;
}
