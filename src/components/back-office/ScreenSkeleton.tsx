import { chakra } from '@chakra-ui/react/styled-system';
import { SkeletonBlock, RowsSkeleton } from '../feedback/Skeletons.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { BackOfficeFrame } from './BackOfficeFrame.tsx';
import { BackOfficeHeader } from './BackOfficeHeader.tsx';
import { BackOfficeBottomBar } from './BackOfficeBottomBar.tsx';
import { BACK_OFFICE_AREAS, adminNavigation, producerNavigation, EXIT_LINKS } from './navigation-items.ts';
import { SideNav } from './SideNav.tsx';

interface ComingScreenProps {
  area: keyof typeof BACK_OFFICE_AREAS;
  path: string;
  /** Heading; null if it is the name of an item that is not loaded yet. */
  title: string | null;
}

const theme = <ThemeSwitch theme={null} onThemeChosen={() => undefined} />;

/** Skeleton of a back-office screen before its code is loaded: navigation, heading and placeholders. */
export function ScreenSkeleton({ area, path, title }: ComingScreenProps) {
  const { name, home } = BACK_OFFICE_AREAS[area];
  const { rail, bar, more } = area === 'admin' ? adminNavigation() : producerNavigation([], path);
  return (
    <BackOfficeFrame
      header={<BackOfficeHeader area={name} home={home} notices={null} theme={theme} />}
      rail={<SideNav places={rail} waysOut={EXIT_LINKS} />}
      phoneBar={<BackOfficeBottomBar places={bar} more={[...more, ...EXIT_LINKS]} theme={theme} />}
      overlays={null}
    >
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {title === null ? (
          <SkeletonBlock width="16rem" maxWidth="100%" height="2.75rem" />
        ) : (
          <PageTitle>{title}</PageTitle>
        )}
        <RowsSkeleton />
      </chakra.div>
    </BackOfficeFrame>
  );
}
