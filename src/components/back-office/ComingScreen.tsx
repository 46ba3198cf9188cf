import { chakra } from '@chakra-ui/react/styled-system';
import { Bone, RowsSkeleton } from '../feedback/Skeletons.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { BackOfficeFrame } from './BackOfficeFrame.tsx';
import { BackOfficeHeader } from './BackOfficeHeader.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { AREAS, placesOfAdmins, placesOfProducers, WAYS_OUT } from './places.ts';
import { Rail } from './Rail.tsx';

interface ComingScreenProps {
  area: keyof typeof AREAS;
  path: string;
  /** Its heading; null where that is the name of something that has not come. */
  title: string | null;
}

const theme = <ThemeSwitch theme={null} onThemeChosen={() => undefined} />;

/** A screen of the back office before any of its code is there: the ways around, its heading, and places for what comes. */
export function ComingScreen({ area, path, title }: ComingScreenProps) {
  const { name, home } = AREAS[area];
  const { rail, bar, more } = area === 'admin' ? placesOfAdmins() : placesOfProducers([], path);
  return (
    <BackOfficeFrame
      header={<BackOfficeHeader area={name} home={home} notices={null} theme={theme} />}
      rail={<Rail places={rail} waysOut={WAYS_OUT} />}
      phoneBar={<PhoneBar places={bar} more={[...more, ...WAYS_OUT]} theme={theme} />}
      overlays={null}
    >
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {title === null ? (
          <Bone width="16rem" maxWidth="100%" height="2.75rem" />
        ) : (
          <PageTitle>{title}</PageTitle>
        )}
        <RowsSkeleton />
      </chakra.div>
    </BackOfficeFrame>
  );
}
