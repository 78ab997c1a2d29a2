import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router';
import { ConfigurationContext } from '../lib/configuration/configuration-context';
import type { Configuration } from '../lib/configuration/configuration.schema';
import { KeptActors } from '../lib/kept-actors';
import { WrapperContext } from '../wrapper/wrapper-context';
import type { Wrapper } from '../wrapper/wrapper.types';
import type { AppStore } from './store';

type Props = {
  readonly configuration: Configuration;
  readonly wrapper: Wrapper;
  readonly store: AppStore;
  readonly router: DataRouter;
};

/** The whole app, given everything it depends on. */
export function App({ configuration, wrapper, store, router }: Props) {
  return (
    <ConfigurationContext value={configuration}>
      <WrapperContext value={wrapper}>
        <Provider store={store}>
          <KeptActors>
            <RouterProvider router={router} />
          </KeptActors>
        </Provider>
      </WrapperContext>
    </ConfigurationContext>
  );
}
