/**
 * Format characters that are needed: joiners in emoji and in cursive scripts, tags of regional flags, signs above
 * digits.
 */
const JOINED = [
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}][\u200C\u200D]`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]`,
].join('|');
const FORMAT = new RegExp(String.raw`(${JOINED})|\p{Cf}`, 'gu');

/** Line ends of word processors and Unicode: vertical tab, form feed, NEL, line and paragraph separator. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** Text without invisible format characters, such as zero-width spaces and direction marks. Unusual line ends become LF. */
export const stripInvisible = (text: string): string => text.replace(FORMAT, '$1').replace(LINE_ENDS, '\n');

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text shows nothing: only white space, or characters that are blank in every font. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);
