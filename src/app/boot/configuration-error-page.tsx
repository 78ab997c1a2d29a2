import { PageHeading } from '../../ui/page-heading/page-heading';

/** What stands when the deployment's data block cannot be read (D1): plain, for nothing else can be relied upon. */
export function ConfigurationErrorPage() {
  return (
    <main>
      <PageHeading>This app is not set up correctly.</PageHeading>
      <p>Please tell your clinic. In an emergency call 911 or go to the nearest emergency room.</p>
    </main>
  );
}
