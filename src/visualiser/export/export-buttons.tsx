import { useState } from 'react';
import { Button } from '../../ui/button/button';
import styles from '../chart/chart-mode.module.css';
import type { Direction } from '../layout/to-elk';
import { layOutOnce } from '../layout/use-chart-layout';
import type { Chart } from '../model/chart.types';
import { toChartFile } from './chart-file';
import { saveFile } from './save-file';
import { toPng } from './to-png';
import { toSvg } from './to-svg';

type Props = {
  /** What is written into the files. */
  readonly chart: Chart;
  /** What is drawn. */
  readonly drawn: Chart;
  readonly direction: Direction;
};

const FAILED = 'The picture could not be made. The JSON can still be saved.';

/** Saves the chart as it is drawn, and as data to compare later releases with. */
export function ExportButtons({ chart, drawn, direction }: Props) {
  const [problem, setProblem] = useState('');

  async function picture(): Promise<string> {
    const drawing = document.querySelector<SVGGElement>('[data-drawing]');
    if (drawing === null) throw new Error('Nothing is drawn.');
    return toSvg(drawing, chart, await layOutOnce(drawn, direction));
  }
  const save = (work: () => Promise<void>) => () => {
    setProblem('');
    work().catch(() => setProblem(FAILED));
  };
  const saveSvg = save(async () => saveFile(`${chart.id}.svg`, await picture(), 'image/svg+xml'));
  const savePng = save(async () =>
    saveFile(`${chart.id}.png`, await toPng(await picture()), 'image/png'),
  );
  const saveJson = () => saveFile(`${chart.id}.json`, toChartFile([chart]), 'application/json');

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
