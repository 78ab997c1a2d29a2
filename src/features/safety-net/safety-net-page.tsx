import { useParams } from 'react-router-dom';
import { publicUserApi } from '../../api/public-user.api';
import { safetyNetApi, type SafetyResource } from '../../api/safety-net.api';
import { toQueryFailure } from '../../api/api-error';
import { useHasUnsavedChanges } from '../../lib/actors/actor-registry';
import { getParticipantName } from '../../lib/text/participant-name';
import { safetyNetPath } from '../../lib/url/user-paths';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { COULD_NOT_LOAD } from '../../lib/errors/error-messages';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { EMERGENCY, noCounselling, NO_RESOURCES, SAFETY_NET, safetyNetTitle, YOUR } from './copy';
import { ResourceCard } from './resource-card';
import styles from './safety-net-page.module.css';

/** Paths of forms; returning to one keeps its unsent answers. */
const FORM_PATHS = /^\/(?:user\/[^/]+|check-ins)\/./;

/** /user/{userId}/safety-net: how to get help, never gated; the 911 note shows even if requests fail (§2). */
export function SafetyNetPage() {
  const { userId = '' } = useParams();
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  const name = getParticipantName(user);
  return (
    <Stack>
      <UnsavedChangesPrompt
        hasUnsavedChanges={useHasUnsavedChanges()}
        safetyNetPath={safetyNetPath(userId)}
        allowedPaths={FORM_PATHS}
      />
      <PageHeading title={SAFETY_NET}>
        {name === null ? SAFETY_NET : safetyNetTitle(name)}
      </PageHeading>
      <p className={styles.emergency}>
        <strong>{EMERGENCY}</strong>
      </p>
      <Resources userId={userId} />
      <p className={styles.note}>{noCounselling(name ?? YOUR)}</p>
    </Stack>
  );
}

function Resources({ userId }: { readonly userId: string }) {
  const { data, error, isFetching, refetch } = safetyNetApi.endpoints.getSafetyNet.useQuery(userId);
  if (data !== undefined) return <ResourceList resources={data} />;
  if (isFetching || error === undefined) return <Skeleton shape="block" />;
  return (
    <Alert tone="error">
      <p>{toQueryFailure(error).message ?? COULD_NOT_LOAD}</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Alert>
  );
}

function ResourceList({ resources }: { readonly resources: readonly SafetyResource[] }) {
  if (resources.length === 0) return <p>{NO_RESOURCES}</p>;
  return (
    <ul className={styles.list}>
      {resources.map((resource, index) => (
        <li key={index}>
          <ResourceCard resource={resource} />
        </li>
      ))}
    </ul>
  );
}
