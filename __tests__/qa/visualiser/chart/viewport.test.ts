/** @jest-environment node */
import {
  fitAll,
  fitWidth,
  keepInPlace,
  READABLE_SCALE,
  reveal,
  scrollBy,
  zoomBy,
} from '../../../../src/qa/visualiser/chart/viewport';
import { fitName } from '../../../../src/qa/visualiser/chart/fit-name';
import { FONTS } from '../../../../src/qa/visualiser/layout/metrics';
import { toArrowPoints, toPathData } from '../../../../src/qa/visualiser/chart/edge-shape';

const view = { width: 800, height: 600 };

describe('viewport of a chart', () => {
  it('fits the whole chart into the centre, enlarged by a quarter at most', () => {
    expect(fitAll({ width: 100, height: 100 }, view)).toEqual({ scale: 1.25, x: 337.5, y: 237.5 });
    const large = fitAll({ width: 3920, height: 100 }, view);
    expect(large.scale).toBeCloseTo(0.2);
    expect(large.x).toBeCloseTo(8);
  });

  it('is readable if no label is smaller than 12 pixels on the screen', () => {
    const smallest = Math.min(...Object.values(FONTS).map(({ size }) => size));
    expect(READABLE_SCALE * smallest).toBe(12);
  });

  it('fits the width, enlarged only as far as all stays visible', () => {
    expect(fitWidth({ width: 700, height: 300 }, view, null).scale).toBeCloseTo(1.12);
    expect(fitWidth({ width: 700, height: 2000 }, view, null)).toEqual({ scale: 1, x: 50, y: 8 });
    expect(fitWidth({ width: 100, height: 100 }, view, null).scale).toBe(1.25);
  });

  it('opens a chart that would be too small at the smallest readable scale, at its start', () => {
    const chart = { width: 5000, height: 5000 };
    const box = { y: 0, width: 100, height: 50 };
    const atStart = { scale: READABLE_SCALE, x: 8, y: 8 };
    expect(fitWidth(chart, view, { ...box, x: 200 })).toEqual(atStart);
    expect(fitWidth(chart, view, null)).toEqual(atStart);
    // The initial state in the centre of the view.
    expect(fitWidth(chart, view, { ...box, x: 2000 })).toEqual({ ...atStart, x: -1650 });
    // At the edge of the chart, not beyond it.
    expect(fitWidth(chart, view, { ...box, x: 4900 })).toEqual({ ...atStart, x: -4208 });
  });

  it('scrolls to the edges of the chart', () => {
    const chart = { width: 1000, height: 400 };
    const viewport = { scale: 1, x: 8, y: 100 };
    expect(scrollBy(viewport, { x: 50, y: 0 }, chart, view)).toEqual({ scale: 1, x: -42, y: 100 });
    expect(scrollBy(viewport, { x: 500, y: 0 }, chart, view).x).toBe(-208);
    expect(scrollBy(viewport, { x: -500, y: 0 }, chart, view).x).toBe(8);
    // A chart that was dragged away is not moved farther, but comes back.
    const away = { ...viewport, x: 300 };
    expect(scrollBy(away, { x: -10, y: 0 }, chart, view).x).toBe(300);
    expect(scrollBy(away, { x: 10, y: 0 }, chart, view).x).toBe(290);
  });

  it('keeps what was collapsed in its place on the screen', () => {
    const kept = keepInPlace({ scale: 2, x: 10, y: 0 }, { x: 100, y: 50 }, { x: 80, y: 20 });
    expect(kept).toEqual({ scale: 2, x: 50, y: 60 });
  });

  it('zooms around a point, within the limits', () => {
    const zoomed = zoomBy({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 });
    expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomBy(zoomed, 100, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomBy(zoomed, 0.0001, { x: 0, y: 0 }).scale).toBe(0.15);
  });

  it('moves a box up from under the map', () => {
    const map = { width: 200, height: 160 };
    const viewport = { scale: 1, x: 0, y: 0 };
    const box = { y: 500, width: 50, height: 50 };
    expect(reveal(viewport, { ...box, x: 700 }, view, map)).toEqual({ scale: 1, x: 0, y: -130 });
    expect(reveal(viewport, { ...box, x: 500 }, view, map)).toEqual(viewport);
  });

  it('moves only as far as needed to show a box', () => {
    const viewport = { scale: 1, x: 0, y: 0 };
    expect(reveal(viewport, { x: 100, y: 100, width: 50, height: 50 }, view)).toEqual(viewport);
    expect(reveal(viewport, { x: 900, y: 100, width: 50, height: 50 }, view)).toEqual({
      scale: 1,
      x: -170,
      y: 0,
    });
    expect(reveal(viewport, { x: -200, y: 0, width: 2000, height: 50 }, view).x).toBe(220);
  });
});

describe('name of a state in a small box', () => {
  const measure = (text: string) => text.length * 10;

  it('is shortened, or left out if too little would remain', () => {
    expect(fitName('expired', 70, measure)).toBe('expired');
    expect(fitName('expired', 69, measure)).toBe('expir…');
    expect(fitName('expired', 49, measure)).toBeNull();
  });
});

describe('arrow', () => {
  it('has rounded corners and an arrowhead', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 30, y: 20 },
    ];
    expect(toPathData(points)).toBe('M 0 0 L 0 14 Q 0 20 6 20 L 30 20');
    expect(toArrowPoints(points)).toBe('30,20 22,23.5 22,16.5');
    expect(toPathData([])).toBe('');
    expect(toArrowPoints([])).toBe('');
  });
});
