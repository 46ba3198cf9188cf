import { chakra } from '@chakra-ui/react/styled-system';
import { Editable } from '@chakra-ui/react/editable';
import { Tabs } from '@chakra-ui/react/tabs';
import { BackOfficeFrame } from '../components/back-office/BackOfficeFrame.tsx';
import { BackOfficeHeader } from '../components/back-office/BackOfficeHeader.tsx';
import { BackOfficeBottomBar } from '../components/back-office/BackOfficeBottomBar.tsx';
import {
  BACK_OFFICE_AREAS,
  producerNavigation,
  EXIT_LINKS,
} from '../components/back-office/navigation-items.ts';
import { SideNav } from '../components/back-office/SideNav.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { PageTitle } from '../components/layout/PageTitle.tsx';
import { ThemeSwitch } from '../components/layout/ThemeSwitch.tsx';
import { Badge } from '../components/market/Badge.tsx';
import { useTheme } from '../wiring/shell/use-theme.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { SalesShowcase } from './SalesShowcase.tsx';
import { ProductTable } from './ProductTable.tsx';
import {
  photoMessages,
  salesMessages,
  showcaseTableMessages,
  showcaseMessages,
  showcaseLoadingMessages,
} from './showcase.messages.ts';
import { StoreMenu } from './StoreMenu.tsx';
import { LoadingScreens } from './LoadingScreens.tsx';

const { home } = BACK_OFFICE_AREAS.producer;
const { rail, bar, more } = producerNavigation([], home);
const TABS = [
  { value: 'ventas', word: salesMessages.tab, panel: <SalesShowcase /> },
  { value: 'productos', word: showcaseTableMessages.tab, panel: <ProductTable /> },
  { value: 'fotos', word: photoMessages.tab, panel: <PhotoUpload /> },
  { value: 'esperas', word: showcaseLoadingMessages.tab, panel: <LoadingScreens /> },
];

/** Showcase of all Chakra components in the back office's theme, as a producer's screen with sample products. */
export function Showcase() {
  const { area, title, greeting, greetingLabel, open } = showcaseMessages;
  const theme = <ThemeSwitch {...useTheme()} />;
  return (
    <BackOfficeFrame
      header={<BackOfficeHeader area={area} home={home} notices={null} theme={theme} />}
      rail={<SideNav places={rail} waysOut={EXIT_LINKS} />}
      phoneBar={<BackOfficeBottomBar places={bar} more={[...more, ...EXIT_LINKS]} theme={theme} />}
      overlays={null}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="4" marginBottom="6">
        <chakra.div flex="1 1 20rem" minWidth="0">
          <Badge tone="open" marginBottom="2">
            <Icon name="clock" />
            <span>{open}</span>
          </Badge>
          <PageTitle>{title}</PageTitle>
          <Editable.Root
            defaultValue={greeting}
            translations={{ input: greetingLabel }}
            maxLength={80}
            fontSize="md"
            color="ink2"
            marginLeft="-1"
          >
            <Editable.Preview aria-label={`${greetingLabel}: ${greeting}`} />
            <Editable.Input />
          </Editable.Root>
        </chakra.div>
        <chakra.div display="flex" gap="2">
          <PauseDialog />
          <StoreMenu />
        </chakra.div>
      </chakra.div>
      <Tabs.Root defaultValue="ventas">
        <Tabs.List colorPalette="orange">
          {TABS.map(({ value, word }) => (
            <Tabs.Trigger key={value} value={value} minHeight="touch" fontSize="md">
              {word}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ value, panel }) => (
          <Tabs.Content key={value} value={value} paddingTop="6">
            {panel}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </BackOfficeFrame>
  );
}
