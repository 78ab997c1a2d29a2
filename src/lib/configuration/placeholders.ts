/** Where a page is served. */
export type PageLocation = Pick<Location, 'protocol' | 'hostname'>;

const LOCAL_HOST = /localhost$|^127\.|^\[::1/;

/** True where patients may be: not on the developer's machine, nor on a test server without https. */
const isDeployed = ({ protocol, hostname }: PageLocation) =>
  protocol === 'https:' && !LOCAL_HOST.test(hostname);

/**
 * Empties the keys that a deployment has left at their placeholder, which leads nowhere: screens omit what is empty.
 * The sandbox and tests keep them (decision 0016).
 */
export function withoutPlaceholders<Configuration extends object>(
  configuration: Configuration,
  placeholders: Readonly<Record<string, string>>,
  location: PageLocation,
): Configuration {
  if (!isDeployed(location)) return configuration;
  // SAFETY: placeholders are texts, and so is what replaces them.
  return Object.fromEntries(
    Object.entries(configuration).map(([key, value]) => [
      key,
      value === placeholders[key] ? '' : value,
    ]),
  ) as Configuration;
}
