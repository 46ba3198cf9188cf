import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { templateOf } from '../../../../contract/stores/template-colours.ts';
import { TEMPLATE_CSS } from '../../../theme/templates/template-css.ts';
import { StyleSheet } from '../../layout/StyleSheet.tsx';
import { Awning } from '../../market/Awning.tsx';
import { Picture } from '../../market/Picture.tsx';
import { storeThemeProperties } from '../../market/StoreColours.tsx';
import { storeEditorMessages } from './store-editor.messages.ts';

/** CSS variable of a colour. Chakra's tokens are resolved at the page root and would ignore the template's values. */
const dressed = (colour: string) => `var(--td-colors-${colour})`;

const page: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  background: dressed('ground'),
  color: dressed('ink'),
  containerType: 'inline-size',
  textAlign: 'left',
  // The template sizes headings for a full page; here they scale with the miniature.
  '& [data-mini=name]': {
    fontFamily: 'var(--td-fonts-heading)',
    fontSize: '10cqw',
    fontWeight: 'bold',
    lineHeight: '1.05',
    lineClamp: '2',
    overflowWrap: 'anywhere',
  },
  '&[data-template=minimal] [data-mini=front]': { borderBottom: `1px solid ${dressed('ink')}` },
  '&[data-template=elegant]': { textAlign: 'center' },
  '&[data-template=elegant] [data-mini=name]': { fontWeight: 'normal' },
  '&[data-template=vibrant] [data-mini=front]': {
    background: dressed('field'),
    color: dressed('on-field'),
  },
  '&[data-template=vibrant] [data-mini=name]': { textTransform: 'lowercase', letterSpacing: '-.05em' },
  '&[data-template=vibrant] [data-mini=product]': { border: `2px solid ${dressed('ink')}` },
  '&[data-template=professional] [data-mini=front]': { borderBottom: `3px solid ${dressed('action')}` },
  '&[data-template=fashion] [data-mini=name]': {
    fontSize: '14cqw',
    fontWeight: 'normal',
    textTransform: 'uppercase',
    letterSpacing: '-.055em',
    lineHeight: '.9',
  },
  '&[data-template=fashion] [data-mini=goods]': { gap: '1px', paddingInline: '0' },
  '&[data-template=tech] [data-mini=name]::before': { content: '"> "', color: dressed('action-ink') },
};

const product: SystemStyleObject = {
  display: 'block',
  flex: '1',
  background: dressed('raised'),
  border: `1px solid ${dressed('line')}`,
  borderRadius: 'calc(var(--td-radii-card) / 2)',
  overflow: 'hidden',
  '& [data-mini=picture]': { display: 'block', height: '58%', background: dressed('field') },
  '& [data-mini=price]': {
    display: 'block',
    width: '55%',
    height: '0.375rem',
    margin: '12% 10%',
    background: dressed('action'),
  },
};

/** Miniature of a store page in the fonts, shapes and colours of a template. */
export function TemplateMiniature({ store: { config, name, heroImageUrl } }: { store: PopupStore }) {
  const template = templateOf(config.theme?.layout);
  return (
    <chakra.span
      aria-hidden="true"
      data-dress=""
      data-template={template}
      style={storeThemeProperties(config)}
      css={page}
    >
      <StyleSheet css={TEMPLATE_CSS[template]} />
      <chakra.span data-mini="front" display="block" paddingBottom="3cqw">
        <Awning stripe={12} drop={16} />
        {heroImageUrl ? (
          <chakra.span display="block" height="26cqw" overflow="hidden" marginTop="-6px">
            <Picture
              src={heroImageUrl}
              alt=""
              shape="wide"
              sizes="240px"
              widest={384}
              css={{ aspectRatio: 'auto', height: '100%' }}
            />
          </chakra.span>
        ) : null}
        <chakra.span display="block" paddingInline="6cqw" paddingTop="4cqw">
          <span data-mini="name">{name || storeEditorMessages.unnamed}</span>
          {config.tagline ? (
            <chakra.span display="block" fontSize="5cqw" lineHeight="snug" truncate>
              {config.tagline}
            </chakra.span>
          ) : null}
        </chakra.span>
      </chakra.span>
      <chakra.span data-mini="goods" display="flex" flex="1" minHeight="0" gap="4cqw" padding="5cqw 6cqw">
        {[1, 2, 3].map((place) => (
          <chakra.span key={place} data-mini="product" css={product}>
            <span data-mini="picture" />
            <span data-mini="price" />
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.span>
  );
}
