import { t } from '@lingui/core/macro';

export const HEADING = () => t`Get the app`;
export const DETAIL = () =>
  t`Do check-ins on your phone, get reminders, and keep the safety net close.`;
export const NO_STORE = () => t`Ask the clinic how to get the app.`;
export const SCAN = () => t`Scan this code with your phone`;
export const SCAN_DETAIL = () => t`Point your phone’s camera at the code, then tap the link.`;
export const APP_STORE = () => t`Download on the App Store`;
export const PLAY_STORE = () => t`Get it on Google Play`;
export const SKIP = () => t`Skip`;
export const qrCodeLabel = (url: string) => t`QR code that leads to ${url}`;
