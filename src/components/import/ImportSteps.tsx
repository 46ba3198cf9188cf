import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AnyIcon } from '../icons/AnyIcon.tsx';
import { storeImportMessages } from './store-import.messages.ts';

export const IMPORT_STEPS = ['send', 'read', 'review'] as const;
export type ImportStepName = (typeof IMPORT_STEPS)[number];

const station: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  flex: '1',
  justifyItems: 'center',
  gap: '2',
  fontSize: 'sm',
  textAlign: 'center',
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: '-50%',
    top: '1.125rem',
    width: 'full',
    height: '4px',
    background: 'line',
  },
  '&[data-place=done]::before, &[data-place=here]::before': { background: 'success!' },
};

const dot: SystemStyleObject = {
  position: 'relative',
  zIndex: 'raised',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  background: 'ground',
  border: '2px solid var(--td-colors-edge)',
  borderRadius: 'full',
  color: 'ink2',
  '[data-place=done] &': { background: 'success', borderColor: 'success', color: 'onSuccess' },
  '[data-place=here] &': {
    background: 'action',
    borderColor: 'action',
    color: 'onAction',
    boxShadow: '0 0 0 4px var(--td-colors-sunken)',
  },
};

const icons = {
  send: <AnyIcon name="upload" />,
  read: <AnyIcon name="eye" />,
  review: <Icon name="check" />,
};

/** Step indicator of an import with its three steps. */
export function ImportSteps({ at }: { at: ImportStepName }) {
  const { stations, station: words, stationPlace } = storeImportMessages;
  const here = IMPORT_STEPS.indexOf(at);
  return (
    <chakra.ol aria-label={stations} display="flex" maxWidth="40rem" width="full">
      {IMPORT_STEPS.map((one, index) => {
        const place = index < here ? 'done' : index === here ? 'here' : 'later';
        return (
          <chakra.li
            key={one}
            css={station}
            data-place={place}
            {...(place === 'here' ? { 'aria-current': 'step' } : {})}
          >
            <chakra.span css={dot}>{place === 'done' ? <Icon name="check" /> : icons[one]}</chakra.span>
            <chakra.span
              fontWeight={place === 'here' ? 'bold' : 'normal'}
              color={place === 'later' ? 'ink2' : 'ink'}
            >
              <span>{words[one]}</span>
              <chakra.span srOnly>{`: ${stationPlace[place]}`}</chakra.span>
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
