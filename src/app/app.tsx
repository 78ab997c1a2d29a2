import { Provider } from 'react-redux';
import { ConfigurationContext } from '../lib/configuration/configuration-context';
import type { Configuration } from '../lib/configuration/configuration.schema';
import { KeptActors } from '../lib/kept-actors';
import type { Navigation } from '../lib/navigation/create-navigation';
import { WrapperContext } from '../wrapper/wrapper-context';
import type { Wrapper } from '../wrapper/wrapper.types';
import { Screens } from './screens/screens';
import type { AppStore } from './store';

type Props = {
  readonly configuration: Configuration;
  readonly wrapper: Wrapper;
  readonly store: AppStore;
  readonly navigation: Navigation;
};

/** The whole app, given everything it depends on. */
export function App({ configuration, wrapper, store, navigation }: Props) {
  return (
    <ConfigurationContext value={configuration}>
      <WrapperContext value={wrapper}>
        <Provider store={store}>
          <KeptActors>
            <Screens navigation={navigation} />
          </KeptActors>
        </Provider>
      </WrapperContext>
    </ConfigurationContext>
  );
}
