import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import styles from '../chart/chart-mode.module.css';
import { toChartFile } from './chart-file';
import { saveFile } from './save-file';
import { toExportedChart } from './to-exported-chart';
import { toSvg } from './to-svg';

type Props = { readonly entry: MachineEntry };

const FAILED = 'The image could not be created. You can still save the JSON.';

/** Exports the chart as an image, or as JSON to compare with later releases. */
export function ExportButtons({ entry }: Props) {
  const [problem, setProblem] = useState('');

  function createSvg(): string {
    const drawing = document.querySelector<SVGGElement>('[data-drawing]');
    if (drawing === null) throw new Error('Nothing is drawn.');
    // What is on the screen: states may be collapsed, or merged with those of a compared chart.
    const { x, y, width, height } = drawing.getBBox();
    return toSvg(drawing, toExportedChart(entry), { width: x + width, height: y + height });
  }
  const save = (task: () => void | Promise<void>) => () => {
    setProblem('');
    Promise.resolve()
      .then(task)
      .catch(() => setProblem(FAILED));
  };
  const saveSvg = save(() => saveFile(`${entry.id}.svg`, createSvg(), 'image/svg+xml'));
  const savePng = save(async () =>
    saveFile(`${entry.id}.png`, await toPng(createSvg()), 'image/png'),
  );
  const saveJson = () =>
    saveFile(`${entry.id}.json`, toChartFile([toExportedChart(entry)]), 'application/json');

  return (
    <div role="group" aria-label="Export" className={styles.group}>
      <Button variant="quiet" icon="download" aria-label="Export SVG" onClick={saveSvg}>
        SVG
      </Button>
      <Button variant="quiet" aria-label="Export PNG" onClick={savePng}>
        PNG
      </Button>
      <Button variant="quiet" aria-label="Export JSON" onClick={saveJson}>
        JSON
      </Button>
      <span role="alert">{problem}</span>
    </div>
  );
}

/** Images are enlarged by this factor for printing. */
const SCALE = 2;
/** Maximum width and height of a canvas in browsers. */
const MAX_PIXELS = 16_000;

/** Converts an SVG to PNG. Rejects if the browser cannot render it. */
async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser provides no 2D canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The image could not be created.'));
      else resolve(blob);
    }, 'image/png');
  });
}
