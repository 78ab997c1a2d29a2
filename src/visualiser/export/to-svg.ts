import type { Chart } from '../model/chart.types';
import type { Size } from '../layout/layout.types';
import { METADATA_ID, toChartFile } from './chart-file';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 16;

/** What the page's styles say of a chart; a picture that stands alone has to say it itself. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
  'text-decoration-line',
] as const;

/** The drawing as a picture that stands alone, in the colours of the page, with its chart as data in it. */
export function toSvg(drawing: SVGGElement, chart: Chart, size: Size): string {
  const width = Math.ceil(size.width) + 2 * MARGIN;
  const height = Math.ceil(size.height) + 2 * MARGIN;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
  picture.append(
    makeElement('title', {}, chart.title),
    makeElement('metadata', { id: METADATA_ID }, toChartFile([chart])),
    makeElement('rect', { width: '100%', height: '100%', fill: backgroundOf(drawing) }),
    copyOf(drawing),
  );
  return `${new XMLSerializer().serializeToString(picture)}\n`;
}

function makeElement(name: string, attributes: Record<string, string>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

function copyOf(drawing: SVGGElement): SVGGElement {
  const copy = document.createElementNS(SVG, 'g');
  copy.setAttribute('transform', `translate(${MARGIN} ${MARGIN})`);
  for (const child of drawing.children) copy.append(copyOfPart(child));
  return copy;
}

/** The element with its looks written down, and without what is for the page alone. */
function copyOfPart(element: Element): Element {
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes)
    if (!/^(?:class|role|tabindex|aria-|data-)/.test(name)) copy.setAttribute(name, value);
  const looks = getComputedStyle(element);
  if (element.localName !== 'g')
    for (const property of PROPERTIES) {
      const value = looks.getPropertyValue(property);
      if (value !== '') copy.setAttribute(attributeOf(property), value);
    }
  if (element.children.length === 0) copy.textContent = element.textContent;
  for (const child of element.children) copy.append(copyOfPart(child));
  return copy;
}

const attributeOf = (property: string) =>
  property === 'text-decoration-line' ? 'text-decoration' : property;

function backgroundOf(drawing: SVGGElement): string {
  const window = drawing.ownerSVGElement?.parentElement;
  return window ? getComputedStyle(window).backgroundColor : 'white';
}
