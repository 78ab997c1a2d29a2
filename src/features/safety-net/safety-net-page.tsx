import { useParams } from 'react-router-dom';
import { publicUserApi } from '../../api/public-user.api';
import { safetyNetApi, type SafetyResource } from '../../api/safety-net.api';
import { toQueryFailure } from '../../api/api-error';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import type { CrisisLine } from '../../lib/configuration/configuration.schema';
import { useHasUnsavedChanges } from '../../lib/actors/actor-registry';
import { getParticipantName } from '../../lib/text/participant-name';
import { safetyNetPath } from '../../lib/url/paths';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { COULD_NOT_LOAD } from '../../lib/errors/error-messages';
import { EmergencyCall } from '../../ui/emergency-call/emergency-call';
import { LINK_PROBLEMS } from '../../ui/load-error/copy';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import {
  IN_DANGER,
  NATIONAL_LINES,
  NO_RESOURCES,
  noCounselling,
  OR_EMERGENCY_ROOM,
  SAFETY_NET,
  safetyNetTitle,
  TRY_AGAIN,
} from './copy';
import { ResourceCard } from './resource-card';
import styles from './safety-net-page.module.css';

/** Paths of forms; returning to one keeps its unsent answers. */
const FORM_PATHS = /^\/(?:user\/[^/]+|check-ins)\/./;

/** Older resources are shown while they are loaded again, and remain if that fails; in seconds. */
const MAX_AGE_SECONDS = 60;

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
      <PageHeading title={SAFETY_NET()}>
        {name === null ? SAFETY_NET() : safetyNetTitle(name)}
      </PageHeading>
      <p className={styles.emergency}>
        <strong>
          {IN_DANGER()} <EmergencyCall /> {OR_EMERGENCY_ROOM()}
        </strong>
      </p>
      <Resources userId={userId} />
      <p className={styles.note}>{noCounselling(name)}</p>
    </Stack>
  );
}

/** The resources of the user; until they are there, and if there are none, the crisis lines, above anything else (D1). */
function Resources({ userId }: { readonly userId: string }) {
  const { crisisLines } = useConfiguration();
  const { data, error, isFetching, refetch } = safetyNetApi.endpoints.getSafetyNet.useQuery(
    userId,
    { refetchOnMountOrArgChange: MAX_AGE_SECONDS },
  );
  if (data !== undefined && data.length > 0) return <ResourceList resources={data} />;
  const isWaiting = data === undefined && (isFetching || error === undefined);
  return (
    <>
      <ResourceList resources={crisisLines.map(translateLine)} />
      {isWaiting && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      {data !== undefined && <p>{NO_RESOURCES()}</p>}
      {data === undefined && !isWaiting && (
        <NotLoaded error={error} onTryAgain={() => void refetch()} />
      )}
    </>
  );
}

type NotLoadedProps = { readonly error: unknown; readonly onTryAgain: () => void };

/** Says why the resources are not there. For an unknown user trying again cannot help: says whom to ask instead (D9). */
function NotLoaded({ error, onTryAgain }: NotLoadedProps) {
  const { message, status } = toQueryFailure(error);
  if (status === 404) {
    const { heading, reason } = LINK_PROBLEMS()[404];
    return (
      <>
        <h2>{heading}</h2>
        <Alert tone="error">{message ?? reason}</Alert>
        <SupportContacts />
      </>
    );
  }
  return (
    <Alert tone="error">
      <p>{message ?? COULD_NOT_LOAD()}</p>
      <Button variant="secondary" onClick={onTryAgain}>
        {TRY_AGAIN()}
      </Button>
    </Alert>
  );
}

const translateLine = (line: CrisisLine): CrisisLine => ({
  ...line,
  displayText: NATIONAL_LINES()[line.displayText] ?? line.displayText,
});

function ResourceList({ resources }: { readonly resources: readonly SafetyResource[] }) {
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
