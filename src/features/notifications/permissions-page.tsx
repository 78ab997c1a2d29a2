import { Card } from '../../ui/card/card';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { Button } from '../../ui/button/button';
import { useWrapper } from '../../wrapper/wrapper-context';
import {
  APPLE_HEALTH,
  APPLE_HEALTH_INSTRUCTIONS,
  CONNECT_APPLE_HEALTH,
  MANAGED_IN_APP,
  NOTIFICATIONS,
  PERMISSION_TEXTS,
  PERMISSIONS,
  PERMISSIONS_DETAIL,
} from './copy';
import styles from './notifications.module.css';

function getPermissionTexts(isNative: boolean) {
  if (isNative) return PERMISSION_TEXTS().inApp;
  if (typeof Notification === 'undefined') return PERMISSION_TEXTS().unsupported;
  return PERMISSION_TEXTS()[Notification.permission];
}

/** /settings/permissions: the permissions that the app has on this device, and how to change them (D7). */
export function PermissionsPage() {
  const wrapper = useWrapper();
  const { state, instructions } = getPermissionTexts(wrapper.isNative);
  return (
    <Stack gap={5}>
      <PageHeading>{PERMISSIONS()}</PageHeading>
      <p>{PERMISSIONS_DETAIL()}</p>
      <Card heading={NOTIFICATIONS()}>
        <p>
          <strong>{state}</strong>
        </p>
        <p className={styles.detail}>{instructions}</p>
      </Card>
      {wrapper.platform === 'ios' && (
        <Card heading={APPLE_HEALTH()}>
          <p>
            <strong>{MANAGED_IN_APP()}</strong>
          </p>
          <p className={styles.detail}>{APPLE_HEALTH_INSTRUCTIONS()}</p>
          <Button variant="secondary" onClick={() => void wrapper.send({ type: 'health-app' })}>
            {CONNECT_APPLE_HEALTH()}
          </Button>
        </Card>
      )}
    </Stack>
  );
}
