import { Provider } from 'react-redux';
import { ConfigurationContext } from '../../lib/configuration/configuration-context';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import type { RouterInstance } from '../../lib/router/create-router';
import { WrapperContext } from '../../wrapper/wrapper-context';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { AppRouter } from '../router/app-router';
import type { AppStore } from '../store/store';

type Props = {
  readonly configuration: Configuration;
  readonly wrapper: Wrapper;
  readonly store: AppStore;
  readonly router: RouterInstance;
};

/** The whole app, given everything it depends on. */
export function App({ configuration, wrapper, store, router }: Props) {
  return (
    <ConfigurationContext value={configuration}>
      <WrapperContext value={wrapper}>
        <Provider store={store}>
          <ActorRegistryProvider>
            <AppRouter router={router} />
          </ActorRegistryProvider>
        </Provider>
      </WrapperContext>
    </ConfigurationContext>
  );
}
