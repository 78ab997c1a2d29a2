/** @jest-environment node */
import {
  fitAll,
  getInitialViewport,
  reveal,
  zoomBy,
} from '../../../../src/qa/visualiser/chart/viewport';
import { toArrowPoints, toPathData } from '../../../../src/qa/visualiser/chart/edge-shape';

const view = { width: 800, height: 600 };

describe('viewport of a chart', () => {
  it('fits the whole chart into the centre, at a scale of at most 1', () => {
    expect(fitAll({ width: 100, height: 100 }, view)).toEqual({ scale: 1, x: 350, y: 250 });
    const large = fitAll({ width: 3800, height: 100 }, view);
    expect(large.scale).toBeCloseTo(0.2);
    expect(large.x).toBeCloseTo(20);
  });

  it('starts at a readable scale', () => {
    expect(getInitialViewport({ width: 100, height: 100 }, view).scale).toBe(1);
    expect(getInitialViewport({ width: 5000, height: 5000 }, view)).toMatchObject({
      scale: 0.7,
      y: 20,
    });
  });

  it('zooms around a point, within the limits', () => {
    const zoomed = zoomBy({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 });
    expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomBy(zoomed, 100, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomBy(zoomed, 0.0001, { x: 0, y: 0 }).scale).toBe(0.15);
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
