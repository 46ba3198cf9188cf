import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { AnyIcon } from '../icons/AnyIcon.tsx';
import { AppLink } from '../layout/AppLink.tsx';
import { bottomBarItemStyles } from '../layout/bottom-bar-item-styles.ts';
import type { NavItem } from './navigation-items.ts';

const entry: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '3.25rem',
  paddingInline: '4',
  borderRadius: 'card',
  fontWeight: 'semibold',
  '&[data-status=active]': { background: 'sunken', color: 'actionInk' },
};

interface PhoneBarProps {
  places: readonly NavItem[];
  /** Navigation items of the overflow menu. */
  more: readonly NavItem[];
  theme: ReactNode;
}

/** Bottom navigation for phones. */
export const BackOfficeBottomBar = ({ places, more, theme }: PhoneBarProps) => (
  <chakra.nav
    aria-label="Principal"
    display={{ base: 'block', md: 'none' }}
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="bar"
    background="raised"
    borderTop="1px solid var(--td-colors-line)"
    paddingBottom="env(safe-area-inset-bottom)"
    css={{ '@media print': { display: 'none' } }}
  >
    <chakra.ul display="grid" gridTemplateColumns={`repeat(${places.length + 1}, minmax(0, 1fr))`}>
      {places.map(({ href, icon, word, isExact = false }) => (
        <li key={word}>
          <AppLink href={href} css={bottomBarItemStyles} activeOptions={{ exact: isExact }}>
            <AnyIcon name={icon} size={24} />
            <span>{word}</span>
          </AppLink>
        </li>
      ))}
      <li>
        <More places={more} theme={theme} />
      </li>
    </chakra.ul>
  </chakra.nav>
);

/** Overflow menu. Built on the browser's popover, which closes on Escape or an outside press. */
function More({ places, theme }: Pick<PhoneBarProps, 'theme'> & { places: readonly NavItem[] }) {
  const id = useId();
  return (
    <>
      <chakra.button type="button" popoverTarget={id} css={bottomBarItemStyles}>
        <AnyIcon name="menu" size={24} />
        Más
      </chakra.button>
      <chakra.div
        id={id}
        popover="auto"
        position="fixed"
        inset="auto 0.75rem calc(4.25rem + env(safe-area-inset-bottom)) auto"
        width="min(18rem, calc(100vw - 1.5rem))"
        padding="2"
        background="raised"
        border="1px solid var(--td-colors-line)"
        borderRadius="card"
        boxShadow="stall"
        color="ink"
      >
        <chakra.ul
          display="grid"
          listStyleType="none"
          onClick={({ currentTarget }) => currentTarget.parentElement?.hidePopover()}
        >
          {places.map(({ href, icon, word, isExact = false }) => (
            <li key={word}>
              <AppLink href={href} css={entry} activeOptions={{ exact: isExact }}>
                <AnyIcon name={icon} />
                <span>{word}</span>
              </AppLink>
            </li>
          ))}
        </chakra.ul>
        {/* Own form: the header has the same radio group, and radios with one name share a choice within a form. */}
        <chakra.form padding="4" paddingBottom="2" borderTop="1px solid var(--td-colors-line)" marginTop="2">
          {theme}
        </chakra.form>
      </chakra.div>
    </>
  );
}
