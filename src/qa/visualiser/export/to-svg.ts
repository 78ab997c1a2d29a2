import type { Chart } from '../model/chart.types';
import type { Size } from '../layout/layout.types';
import { METADATA_ID, toChartFile } from './chart-file';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const MARGIN = 16;

/** CSS properties to copy into the SVG, which has no style sheet. */
const INLINED_PROPERTIES = [
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

/** A standalone SVG of a chart, with the chart as JSON in its metadata. */
export function toSvg(drawing: SVGGElement, chart: Chart, size: Size): string {
  return toStandaloneSvg(drawing, chart.title, size, [
    makeElement('metadata', { id: METADATA_ID }, toChartFile([chart])),
  ]);
}

/** A standalone SVG of a drawing, in the colours of the page. */
export function toStandaloneSvg(
  drawing: SVGGElement,
  title: string,
  size: Size,
  metadata: readonly SVGElement[] = [],
): string {
  const width = Math.ceil(size.width) + 2 * MARGIN;
  const height = Math.ceil(size.height) + 2 * MARGIN;
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
  svg.append(
    makeElement('title', {}, title),
    ...metadata,
    makeElement('rect', { width: '100%', height: '100%', fill: getBackground(drawing) }),
    cloneDrawing(drawing),
  );
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

function makeElement(name: string, attributes: Record<string, string>, text = ''): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

function cloneDrawing(drawing: SVGGElement): SVGGElement {
  const copy = document.createElementNS(SVG_NAMESPACE, 'g');
  copy.setAttribute('transform', `translate(${MARGIN} ${MARGIN})`);
  for (const child of drawing.children) copy.append(cloneStyledElement(child));
  return copy;
}

/** Clones an element with inlined styles, without classes, ARIA and data attributes. */
function cloneStyledElement(element: Element): Element {
  const copy = document.createElementNS(SVG_NAMESPACE, element.localName);
  for (const { name, value } of element.attributes)
    if (!/^(?:class|role|tabindex|aria-|data-)/.test(name)) copy.setAttribute(name, value);
  const computedStyle = getComputedStyle(element);
  if (element.localName !== 'g')
    for (const property of INLINED_PROPERTIES) {
      const value = computedStyle.getPropertyValue(property);
      if (value !== '') copy.setAttribute(toAttributeName(property), value);
    }
  if (element.children.length === 0) copy.textContent = element.textContent;
  for (const child of element.children) copy.append(cloneStyledElement(child));
  return copy;
}

const toAttributeName = (property: string) =>
  property === 'text-decoration-line' ? 'text-decoration' : property;

function getBackground(drawing: SVGGElement): string {
  const container = drawing.ownerSVGElement?.parentElement;
  return container ? getComputedStyle(container).backgroundColor : 'white';
}
