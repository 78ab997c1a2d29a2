import { Provider } from 'react-redux';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { ConfigurationContext } from '../../lib/configuration/configuration-context';
import { WrapperContext } from '../../wrapper/wrapper-context';
import { AppRouter } from '../router/app-router';
import { AppServicesContext, type AppServices } from '../services/app-services';

/** The whole app, given its services; needs a router above it. */
export function App({ services }: { readonly services: AppServices }) {
  const { configuration, wrapper, store, routes, loadDocument, observers, actors } = services;
  return (
    <AppServicesContext value={services}>
      <ConfigurationContext value={configuration}>
        <WrapperContext value={wrapper}>
          <Provider store={store}>
            <ActorRegistryProvider registry={actors}>
              <AppRouter
                routes={routes}
                loadDocument={loadDocument}
                navigations={observers.navigations}
              />
            </ActorRegistryProvider>
          </Provider>
        </WrapperContext>
      </ConfigurationContext>
    </AppServicesContext>
  );
}
