import { MACHINE_REGISTRY } from '../../machines/registry';
import { loadCardProviderScripts } from '../support/load-card-provider-scripts';
import { testScreens } from './test-screens';

const machines = MACHINE_REGISTRY.filter(({ id }) => id === 'card-setup');

// A file of its own, because the app loads the card provider's script once a page, and only here does it load.
describe.each(machines)('$section: the screens follow "$title"', (entry) => {
  loadCardProviderScripts();
  testScreens(entry);
});
