import { PageHeading } from '../../ui/page-heading/page-heading';

/** Shown when the configuration is wrong (D1). Uses neither router nor store, which need a configuration. */
export function ConfigurationErrorPage() {
  return (
    <main>
      <PageHeading>This app is not set up correctly.</PageHeading>
      <p>Please tell your clinic. In an emergency call 911 or go to the nearest emergency room.</p>
    </main>
  );
}
