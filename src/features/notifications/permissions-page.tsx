import { Card } from '../../ui/card/card';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { Button } from '../../ui/button/button';
import { useWrapper } from '../../wrapper/wrapper-context';
import {
  APPLE_HEALTH,
  MANAGED_IN_APP,
  NOTIFICATIONS,
  PERMISSIONS,
  PERMISSIONS_DETAIL,
} from './copy';
import styles from './notifications.module.css';

type Permission = { readonly state: string; readonly instructions: string };

const browserStates: Readonly<Record<NotificationPermission, Permission>> = {
  granted: {
    state: 'Allowed',
    instructions:
      'To stop them, open the site settings of your browser and turn notifications off.',
  },
  denied: {
    state: 'Blocked',
    instructions:
      'To allow them, open the site settings of your browser and turn notifications on.',
  },
  default: {
    state: 'Not asked yet',
    instructions:
      'Notifications on this device come from the app. Email and texts are set under Notifications.',
  },
};

const unsupported: Permission = {
  state: 'Not available',
  instructions:
    'This browser cannot show notifications. Email and texts are set under Notifications.',
};

function getNotificationPermission(isNative: boolean): Permission {
  if (isNative) {
    return {
      state: MANAGED_IN_APP,
      instructions: 'To change them, open the settings of your phone and choose the app.',
    };
  }
  return typeof Notification === 'undefined' ? unsupported : browserStates[Notification.permission];
}

/** /settings/permissions: the permissions that the app has on this device, and how to change them (D7). */
export function PermissionsPage() {
  const wrapper = useWrapper();
  const { state, instructions } = getNotificationPermission(wrapper.isNative);
  return (
    <Stack gap={5}>
      <PageHeading>{PERMISSIONS}</PageHeading>
      <p>{PERMISSIONS_DETAIL}</p>
      <Card heading={NOTIFICATIONS}>
        <p>
          <strong>{state}</strong>
        </p>
        <p className={styles.detail}>{instructions}</p>
      </Card>
      {wrapper.platform === 'ios' && (
        <Card heading={APPLE_HEALTH}>
          <p>
            <strong>{MANAGED_IN_APP}</strong>
          </p>
          <p className={styles.detail}>
            To change what is shared, open the Health app and choose Sharing, then Apps.
          </p>
          <Button variant="secondary" onClick={() => void wrapper.send({ type: 'health-app' })}>
            Connect Apple Health
          </Button>
        </Card>
      )}
    </Stack>
  );
}
