import type { ConfigData } from 'html-validate';

/** Rules of html-validate for the server's HTML: the recommended ones minus the exceptions below. */
export const PAGE_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Serialization details, which React decides.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'no-implicit-input-type': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Inline styles: store colours, and drawings that use CSS variables.
    'no-inline-style': 'off',
    // A search field submits on Enter; filters apply one by one.
    'wcag/h32': 'off',
    // A group may be named by `aria-label`; axe checks on the live page that it has a name.
    'wcag/h71': 'off',
    // Of two equal navigations only one is visible per width; axe sees that, static HTML does not.
    'unique-landmark': 'off',
    // Line breaks of numbers are a matter of styles here.
    'tel-non-breaking': 'off',
  },
};

/** Rules for the live page, which includes third-party widgets: only what browsers drop or parse differently. */
export const LIVE_PAGE_RULES: ConfigData = {
  root: true,
  elements: ['html5'],
  rules: {
    'aria-label-misuse': 'error',
    deprecated: 'error',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-required-ancestor': 'error',
    'input-attributes': 'error',
    'no-dup-id': 'error',
    'valid-autocomplete': 'error',
  },
};
