import { readFileSync } from 'node:fs';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

const readColors = (text: string) =>
  new Map(
    [...text.matchAll(/--((?:color|page)-[\w-]+): (#[\da-f]{3,6});/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );

const SCHEMES = {
  light: readColors(light),
  dark: new Map([...readColors(light), ...readColors(dark)]),
};

/** What is drawn without a text: borders of controls, the ring of the focus, lines and points of charts. */
const GRAPHICS = [
  'color-line-strong',
  'color-accent',
  'color-danger',
  'color-success',
  'color-focus',
  'color-series-1',
  'color-series-2',
  'color-series-3',
  'color-series-4',
];
const BACKGROUNDS = [
  'color-surface',
  'color-surface-sunken',
  'page-background',
  'page-background-tinted',
];

/** The relative luminance of a colour, such as `#fff` or `#16303b`, as WCAG defines it. */
function getLuminance(color: string): number {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((start) => {
    const share = parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(...colors: readonly [string, string]): number {
  const [darker = NaN, lighter = NaN] = colors.map(getLuminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('computes contrasts as WCAG does', () => {
  expect(getContrast('#fff', '#000')).toBe(21);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54);
});

describe('§9 colours: graphics have the contrast of WCAG 1.4.11, at least 3 to 1', () => {
  it.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const colors = SCHEMES[scheme];
    const contrasts = GRAPHICS.flatMap((graphic) =>
      BACKGROUNDS.map((background) => ({
        pair: `${graphic} on ${background}`,
        contrast: getContrast(colors.get(graphic) ?? '', colors.get(background) ?? ''),
      })),
    );
    expect(contrasts.filter(({ contrast }) => !(contrast >= 3))).toEqual([]);
  });
});
