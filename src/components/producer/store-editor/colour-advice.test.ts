import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_COLOURS, TEMPLATE_NAMES } from '../../../../contract/stores/template-colours.ts';
import { colourAdviceOf } from './colour-advice.ts';

const on = (primaryColor: string, secondaryColor = '#1A1A1A', template: 'minimal' | 'tech' = 'minimal') =>
  colourAdviceOf({ template, primaryColor, secondaryColor });

describe('what is said of the colours of a store', () => {
  test.each(TEMPLATE_NAMES)('those of the template %s need no mending', (template) => {
    const { primary, secondary } = colourAdviceOf({ template, ...TEMPLATE_COLOURS[template] });
    expect([primary, secondary]).toEqual([null, null]);
  });

  test('a dark colour carries light letters, a light one dark letters', () => {
    expect([on('#1D4E89').letters, on('#F0B23E').letters]).toEqual(['light', 'dark']);
  });

  test('a pale yellow is lost on the paper, and not in the dark of a terminal', () => {
    expect(on('#FDE68A').primary?.kind).toEqual('faint');
    expect(on('#FDE68A', '#10151C', 'tech').primary).toEqual(null);
  });

  test('two stripes of one colour are none', () => {
    expect(on('#1D4E89', '#1D4E89').secondary?.kind).toEqual('alike');
    expect(on('#1D4E89', '#E6EEF6').secondary).toEqual(null);
  });

  test('what is mended is right', () => {
    const colours = integer({ min: 0, max: 0xffffff }).map(
      (value) => `#${value.toString(16).padStart(6, '0')}`,
    );
    assert(
      property(colours, colours, (primaryColor, secondaryColor) => {
        const { primary } = on(primaryColor, secondaryColor);
        const first = primary?.mended ?? primaryColor;
        expect(on(first, secondaryColor).primary).toEqual(null);
        const { secondary } = on(first, secondaryColor);
        expect(on(first, secondary?.mended ?? secondaryColor).secondary).toEqual(null);
      }),
    );
  });
});
