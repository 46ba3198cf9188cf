import { buttonType } from './button-type.ts';
import { looseText } from './loose-text.ts';
import { reachableControl } from './reachable-control.ts';

/** Oxlint plugin with the project's own rules. */
const house = {
  meta: { name: 'house' },
  rules: { 'button-type': buttonType, 'loose-text': looseText, 'reachable-control': reachableControl },
};

export default house;
