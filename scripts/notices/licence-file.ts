import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licence of an installed package. */
export type LicenceFile = {
  /** Copyright lines. */
  copyright: readonly string[];
  /** Text without the copyright lines; null if the package has no licence file. */
  text: string | null;
  /** Content of a NOTICE file (Apache-2.0, section 4d). */
  notice: string | null;
};

const LICENCE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const NOTICE = /^notice(\.(md|txt))?$/i;
const COPYRIGHT = /^\W*copyright\b.*(\(c\)|©|\d{4})/i;

/** Separates copyright lines from the text of a licence. */
export function splitCopyright(content: string): { copyright: string[]; text: string } {
  const lines = content.replaceAll('\r\n', '\n').trim().split('\n');
  return {
    copyright: lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim()),
    text: lines
      .filter((line) => !COPYRIGHT.test(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

function authorIn(folder: string): string[] {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string };
  };
  const name = typeof author === 'string' ? author : author?.name;
  return name ? [`Author: ${name}`] : [];
}

/** Reads licence and notice of an installed package. Without a licence file, the author stands for the copyright. */
export function readLicenceFile(folder: string): LicenceFile {
  const files = readdirSync(folder);
  const contentOf = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
  };
  const licence = contentOf(LICENCE);
  const notice = contentOf(NOTICE)?.trim() ?? null;
  if (licence === null) return { copyright: authorIn(folder), text: null, notice };
  const { copyright, text } = splitCopyright(licence);
  return { copyright: copyright.length > 0 ? copyright : authorIn(folder), text, notice };
}
