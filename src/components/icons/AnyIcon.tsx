import { IconPath } from './IconPath.tsx';
import { ALL_ICON_PATHS, type AnyIconName } from './all-icon-paths.ts';

/** Icon from the full set, for screens after the first page load; using it loads all outlines. */
export const AnyIcon = ({ name, size = 20 }: { name: AnyIconName; size?: number }) => (
  <IconPath path={ALL_ICON_PATHS[name]} size={size} />
);
