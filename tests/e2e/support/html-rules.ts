import type { ConfigData } from 'html-validate';

/** Rules of html-validate for what the server answers: the recommended ones, but for those that are left out with a reason. */
export const PAGE_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How HTML is written down, which React decides.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'no-implicit-input-type': 'off',
    // The ids that React makes begin with a low line, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Colours of a store, and drawings that take theirs from variables.
    'no-inline-style': 'off',
    // A search field is sent by Enter; filters take effect one by one.
    'wcag/h32': 'off',
    // A group may have its name by `aria-label`; that it has one is asked of a living page by axe.
    'wcag/h71': 'off',
    // Of two navigations with one name only one is drawn at a width, which axe sees and a text does not.
    'unique-landmark': 'off',
    // Where a number may break is a matter of styles here.
    'tel-non-breaking': 'off',
  },
};

/** Rules for a living page, in which a package's widgets have a say: what browsers drop or read in another way than was meant. */
export const LIVING_RULES: ConfigData = {
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
