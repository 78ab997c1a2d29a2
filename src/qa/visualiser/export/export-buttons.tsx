import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import styles from '../chart/chart-mode.module.css';
import { toChartFile } from './chart-file';
import { saveFile } from './save-file';
import { toExportedChart } from './to-exported-chart';
import { toPng } from './to-png';
import { toSvg } from './to-svg';

type Props = { readonly entry: MachineEntry };

const FAILED = 'The image could not be created. You can still save the JSON.';

/** Exports the chart as an image, or as JSON to compare with later releases. */
export function ExportButtons({ entry }: Props) {
  const [problem, setProblem] = useState('');

  function createSvg(): string {
    const drawing = document.querySelector<SVGGElement>('[data-drawing]');
    if (drawing === null) throw new Error('Nothing is drawn.');
    // What is on the screen: states may be folded, or merged with those of a compared chart.
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
