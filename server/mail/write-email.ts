import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mailer.ts';

/** Section of an e-mail in the style of a receipt: labels on the left, amounts on the right. */
export interface EmailSection {
  title?: string;
  rows: readonly { label: string; value?: string }[];
  /** True for the section with the total amount. */
  isSum?: boolean;
}

/** Content of an e-mail, independent of its format. */
export interface EmailText {
  subject: string;
  /** Reply-To addresses; absent: the market's contact address. */
  replyTo?: readonly string[];
  greeting: string;
  /** Paragraphs before the code or button. */
  opening: readonly string[];
  code?: string;
  sections?: readonly EmailSection[];
  button?: { label: string; url: string };
  closing: readonly string[];
}

const FAREWELL = 'El equipo de Tenderete';
const FACE = "font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.55;color:#3b2a20";
const AWNING =
  'height:14px;background:#c2410c;background-image:repeating-linear-gradient(90deg,#c2410c 0 28px,#fff7ed 28px 56px)';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const codeBlock = (code: string) =>
  `<p style="margin:24px 0;padding:16px;border-radius:12px;background:#fff1e2;text-align:center;font-family:Consolas,monospace;font-size:32px;letter-spacing:8px;color:#7c2d12">${escapeHtml(code)}</p>`;

const buttonBlock = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#9a3412;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const rowText = ({ label, value }: EmailSection['rows'][number]) =>
  `    ${value === undefined ? label : `${label}: ${value}`}`;

const sectionText = ({ title, rows }: EmailSection) =>
  [...(title === undefined ? [] : [title]), ...rows.map(rowText)].join('\n');

const CELL = 'padding:4px 0;vertical-align:top;overflow-wrap:anywhere';

const rowBlock = ({ label, value }: EmailSection['rows'][number]) =>
  value === undefined
    ? `<tr><td colspan="2" style="padding:0;overflow-wrap:anywhere">${escapeHtml(label)}</td></tr>`
    : `<tr><td style="${CELL}">${escapeHtml(label)}</td><td style="${CELL};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;

const sectionBlock = ({ title, rows, isSum }: EmailSection) =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px dashed #c9a98a;margin:0 0 8px;font:inherit${isSum ? ';font-weight:bold' : ''}">
${title === undefined ? '' : `<tr><td colspan="2" style="padding:10px 0 2px;font-weight:bold">${escapeHtml(title)}</td></tr>`}
${rows.map(rowBlock).join('\n')}
</table>`;

const asText = ({ greeting, opening, code, sections = [], button, closing }: EmailText) =>
  [
    greeting,
    ...opening,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...sections.map(sectionText),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...closing,
    FAREWELL,
  ].join('\n\n');

const asHtml = ({
  subject,
  greeting,
  opening,
  code,
  sections = [],
  button,
  closing,
}: EmailText) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#fdf6ec;${FACE}">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden">
<div style="${AWNING}"></div>
<div style="padding:28px 28px 12px">
${[greeting, ...opening].map(paragraph).join('\n')}
${code === undefined ? '' : codeBlock(code)}
${sections.map(sectionBlock).join('\n')}
${button ? buttonBlock(button) : ''}
${closing.map(paragraph).join('\n')}
<p style="margin:24px 0 16px;color:#6b5547">${FAREWELL}</p>
</div></div></body></html>`;

/** E-mail as text and HTML. User texts are escaped. */
export const writeEmail = (to: Mail['to'], letter: EmailText): Mail => ({
  to,
  subject: letter.subject,
  text: asText(letter),
  html: asHtml(letter),
  ...(letter.replyTo && { replyTo: letter.replyTo }),
});
