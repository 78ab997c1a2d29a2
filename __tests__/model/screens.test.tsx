import { MACHINE_REGISTRY } from '../../machines/registry';
import { testScreens } from './test-screens';

const machines = MACHINE_REGISTRY.filter(({ id }) => id !== 'card-setup');

// One file for these machines, because loading the app takes longer than the walkthroughs of most of them.
describe.each(machines)('$section: the screens follow "$title"', testScreens);
