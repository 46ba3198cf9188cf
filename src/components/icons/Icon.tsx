import { IconPath } from './IconPath.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** Decorative icon; without a visible label the caller must provide an accessible name. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <IconPath path={ICON_PATHS[name]} size={size} />
);
