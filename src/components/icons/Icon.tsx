import { IconPath } from './IconPath.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A drawing beside a word; whoever uses it alone gives the word in a label. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <IconPath path={ICON_PATHS[name]} size={size} />
);
