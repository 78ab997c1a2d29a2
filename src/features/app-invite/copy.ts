export const HEADING = 'Get the app';
export const DETAIL =
  'Do your check-ins on your phone, get reminders, and keep your safety net close.';
export const NO_STORE = 'Ask your clinic how to get the app.';
export const SCAN = 'Scan this code with your phone';
export const SCAN_DETAIL = 'Point your phone’s camera at the code, then tap the link.';
export const APP_STORE = 'Download on the App Store';
export const PLAY_STORE = 'Get it on Google Play';
export const SKIP = 'Skip';
export const qrCodeLabel = (url: string) => `QR code that leads to ${url}`;
