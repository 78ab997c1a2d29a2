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
  readonly navigation: RouterInstance;
};

/** The whole app, given everything it depends on. */
export function App({ configuration, wrapper, store, navigation: router }: Props) {
  return (
    <ConfigurationContext value={configuration}>
      <WrapperContext value={wrapper}>
        <Provider store={store}>
          <ActorRegistryProvider>
            <AppRouter navigation={router} />
          </ActorRegistryProvider>
        </Provider>
      </WrapperContext>
    </ConfigurationContext>
  );
}
