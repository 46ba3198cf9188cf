import { buttonType } from './button-type.ts';

/** The house's own lint rules, as a plugin of oxlint. */
const house = { meta: { name: 'house' }, rules: { 'button-type': buttonType } };

export default house;
