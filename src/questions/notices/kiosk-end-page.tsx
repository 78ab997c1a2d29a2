import type { ComponentProps } from 'react';
import { useRestart } from '../../lib/kiosk/restart-context';
import { Button } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { DONE, NOTHING_TO_FILL_IN } from './copy';
import { StartsOver } from './starts-over';

type Props = Pick<ComponentProps<typeof ResultPage>, 'heading' | 'icon' | 'tone' | 'actions'>;

/** On a shared device, in place of a form: there is none for the visitor. Starts over as after a submit (D7). */
export function KioskEndPage({ actions, ...page }: Props) {
  const restart = useRestart();
  return (
    <ResultPage
      {...page}
      actions={
        <>
          <Button onClick={restart}>{DONE()}</Button>
          {actions}
        </>
      }
    >
      <p>{NOTHING_TO_FILL_IN()}</p>
      <StartsOver submittedAt={null} onEnd={restart} />
    </ResultPage>
  );
}
