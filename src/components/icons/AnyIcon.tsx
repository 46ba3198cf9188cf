import { IconPath } from './IconPath.tsx';
import { ALL_ICON_PATHS, type MoreIconName } from './all-icon-paths.ts';

/** Icon from the full set, for screens after the first page load; using it loads all outlines. */
export const MoreIcon = ({ name, size = 20 }: { name: MoreIconName; size?: number }) => (
  <IconPath path={ALL_ICON_PATHS[name]} size={size} />
);
