export const HEADING = 'Get the app';
export const DETAIL =
  'Do your check-ins on your phone, be reminded in time, and have your safety net at hand.';
export const SCAN = 'Scan this code with your phone';
export const SCAN_DETAIL = 'Point its camera at the code, and follow the link that appears.';
export const APP_STORE = 'Download on the App Store';
export const PLAY_STORE = 'Get it on Google Play';
export const SKIP = 'Skip';
export const qrCodeLabel = (url: string) => `QR code that leads to ${url}`;
