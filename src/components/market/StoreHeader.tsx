import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Awning } from './Awning.tsx';
import { Picture } from './Picture.tsx';
import { TimeStamp } from './TimeStamp.tsx';

interface StoreHeaderProps {
  store: PopupStore;
  /** Now, in ms UTC. */
  now: number;
  /** Buttons under the words. */
  children?: ReactNode;
}

/** The front of a stall: its picture under the awning, its name, its words and until when it stands here. */
export function StoreHeader({ store, now, children }: StoreHeaderProps) {
  const { heroImage, tagline, description } = store.config;
  return (
    <chakra.header data-part="store-header" paddingBottom={{ base: '8', md: '12' }}>
      <chakra.div position="relative" zIndex="raised" marginBottom="-2.5rem">
        <Awning stripe={38} drop={40} sways />
      </chakra.div>
      <chakra.div
        data-part="store-hero"
        maxWidth="page"
        marginInline="auto"
        overflow="hidden"
        borderBottomRadius="card"
        css={{ '& img': { aspectRatio: { base: '4 / 3', md: '9 / 4' }, objectPosition: '50% 100%' } }}
      >
        <Picture
          src={store.heroImageUrl ?? heroImage}
          alt={`El puesto de ${store.name}`}
          shape="wide"
          sizes="(min-width: 75rem) 1200px, 100vw"
          priority
        />
      </chakra.div>
      <chakra.div
        data-part="store-words"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="3"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '6', md: '8' }}
      >
        <TimeStamp store={store} now={now} />
        <PageTitle>{store.name}</PageTitle>
        {tagline ? (
          <chakra.p fontSize="xl" lineHeight="snug">
            {tagline}
          </chakra.p>
        ) : null}
        <chakra.p color="ink2" maxWidth="text">
          {description ?? store.description}
        </chakra.p>
        {children}
      </chakra.div>
    </chakra.header>
  );
}
