/**
 * Stand-in for Emotion's list of all HTML attributes, which has a tenth of its package's code: the types of Chakra's elements
 * admit no others. Emotion's own properties are not passed on to the element.
 */
const isPropValid = (name: string): boolean => name !== 'as' && name !== 'asChild' && name !== 'theme';

export default isPropValid;
