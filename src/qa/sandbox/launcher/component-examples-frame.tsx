import { lazy, Suspense } from 'react';
import { AppBar } from '../../../ui/app-bar/app-bar';
import { LinkButton } from '../../../ui/button/button';
import { LoadingScreen } from '../../../ui/loading-screen/loading-screen';
import { Logo } from '../../../ui/logo/logo';
import { Page } from '../../../ui/page/page';
import styles from './launcher-page.module.css';

const LazyComponentExamplesPage = lazy(async () => {
  const { ComponentExamplesPage: component } =
    await import('../../component-examples/component-examples-page');
  return { default: component };
});

/** `/sandbox/ui`: the component examples, with a link back to the launcher. */
export function ComponentExamplesFrame() {
  const backLink = (
    <LinkButton variant="quiet" icon="back" to="/sandbox">
      Launcher
    </LinkButton>
  );
  return (
    <div className={styles.medium}>
      <Page header={<AppBar logo={<Logo />} back={backLink} />}>
        <Suspense fallback={<LoadingScreen />}>
          <LazyComponentExamplesPage />
        </Suspense>
      </Page>
    </div>
  );
}
