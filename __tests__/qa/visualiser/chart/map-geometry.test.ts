/** @jest-environment node */
import {
  centreOn,
  formatVisiblePart,
  getMapScale,
  getVisiblePart,
  isAllVisible,
} from '../../../../src/qa/visualiser/chart/map-geometry';

const chart = { width: 2000, height: 1000 };
const view = { width: 800, height: 600 };

describe('map of a chart', () => {
  it('contains the whole chart', () => {
    expect(getMapScale(chart)).toBeCloseTo(0.09);
    expect(getMapScale({ width: 100, height: 2800 })).toBeCloseTo(0.05);
  });

  it('shows which part of the chart is in the view', () => {
    const part = getVisiblePart({ x: -400, y: 50, scale: 2 }, view);
    expect(part).toEqual({ x: 200, y: -25, width: 400, height: 300 });
    expect(formatVisiblePart(part, chart)).toBe('columns 10 to 30 %, rows 0 to 28 %');
  });

  it('is not needed if everything is visible', () => {
    const small = { width: 780, height: 580 };
    expect(isAllVisible(small, { x: 10, y: 10, scale: 1 }, view)).toBe(true);
    expect(isAllVisible(small, { x: 25, y: 10, scale: 1 }, view)).toBe(false);
    expect(isAllVisible(small, { x: -2, y: 10, scale: 1 }, view)).toBe(false);
    expect(isAllVisible(small, { x: 0, y: 0, scale: 1.1 }, view)).toBe(false);
  });

  it('moves the visible part within the chart', () => {
    const viewport = { x: 0, y: 0, scale: 1 };
    expect(centreOn(viewport, { x: 1000, y: 500 }, chart, view)).toEqual({
      x: -600,
      y: -200,
      scale: 1,
    });
    expect(centreOn(viewport, { x: 10_000, y: -10_000 }, chart, view)).toEqual({
      x: -1200,
      y: -0,
      scale: 1,
    });
    expect(centreOn(viewport, { x: Infinity, y: Infinity }, chart, view)).toEqual({
      x: -1200,
      y: -400,
      scale: 1,
    });
  });

  it('centres a direction in which everything fits', () => {
    const low = { width: 2000, height: 400 };
    expect(centreOn({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0 }, low, view).y).toBe(100);
  });
});
