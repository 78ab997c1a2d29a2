export { LinkButton } from '../button/button';
