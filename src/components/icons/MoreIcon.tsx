import { IconPath } from './IconPath.tsx';
import { MORE_ICON_PATHS, type MoreIconName } from './more-icon-paths.ts';

/** Like `Icon`, for screens that come later than the first: it knows every outline, and weighs them all. */
export const MoreIcon = ({ name, size = 20 }: { name: MoreIconName; size?: number }) => (
  <IconPath path={MORE_ICON_PATHS[name]} size={size} />
);
