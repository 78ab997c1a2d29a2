/** A clinic, as its kiosk and its public page show it (§3, D6). */
export type Clinic = {
  readonly id: string;
  readonly displayId: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly phoneNumber: string;
  readonly identifyFlow: 'name_dob' | 'mrn';
};

function createLogo(background: string, mark: string, name: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 48" width="220" height="48">` +
    `<rect width="220" height="48" rx="10" fill="${background}"/>${mark}` +
    `<text x="52" y="31" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="#fff">${name}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const waves =
  '<path d="M12 20q5-5 10 0t10 0t10 0M12 29q5-5 10 0t10 0t10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>';
const hill = '<path d="M10 36 24 14l7 10 4-5 9 17z" fill="#fff"/>';

export const lakeside: Clinic = {
  id: 'clinic-lakeside',
  displayId: 'lakeside',
  name: 'Lakeside Behavioral Health',
  logoUrl: createLogo('#1f5f7a', waves, 'Lakeside'),
  phoneNumber: '+12015550100',
  identifyFlow: 'name_dob',
};

export const hillside: Clinic = {
  id: 'clinic-hillside',
  displayId: 'hillside',
  name: 'Hillside Family Clinic',
  logoUrl: createLogo('#3d6b4a', hill, 'Hillside'),
  phoneNumber: '+12015550101',
  identifyFlow: 'mrn',
};

/** A clinic without a logo whose display id must be encoded in a path. */
const northBay: Clinic = {
  id: 'clinic-north-bay',
  displayId: 'north bay/2',
  name: 'North Bay Counseling',
  logoUrl: null,
  phoneNumber: '+12015550102',
  identifyFlow: 'name_dob',
};

export const CLINICS: readonly Clinic[] = [lakeside, hillside, northBay];
