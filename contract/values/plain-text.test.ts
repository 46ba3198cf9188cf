import { expect, test } from 'vitest';
import { plainFromHtml } from './plain-text.ts';

test.each([
  ['Queso &amp; miel', 'Queso & miel'],
  ['<p>Queso <strong>curado</strong></p><ul><li>uno</li></ul>', 'Queso curado · uno'],
  ['<P CLASS="a > b">Uno.</P>\n<p>Dos</p><br/><br />Tres', 'Uno. Dos · Tres'],
  ['&lt;p&gt;Pan&lt;/p&gt;&lt;p&gt;de ca&ntilde;a&lt;/p&gt;', 'Pan · de caña'],
  ['Pan &amp;amp; sal', 'Pan & sal'],
  ['Jam&oacute;n, &#233;l &#xF1; &euro; &Ntilde; &EACUTE;', 'Jamón, él ñ € Ñ é'],
  ['Uno&nbsp;<span style="color:red">dos</span><!-- tres --> <script>alert("<p>")</script>', 'Uno dos'],
  ['<style>p { margin: 0 }</style><o:p>Pan</o:p>', 'Pan'],
  ['<table><tr><td>Peso</td><td>1 kg</td></tr></table>', 'Peso · 1 kg'],
  ['<p>Pan</p><p class="largo', 'Pan'],
  ['<p></p><br>', ''],
  ['<img src=x onerror=alert(1)>Pan', 'Pan'],
])('R3.9 %j is plain: %j', (html, plain) => {
  expect(plainFromHtml(html)).toBe(plain);
});

test.each([
  'Línea uno\r\nlínea dos',
  'a < b y c > d',
  'Te <3, con miel',
  'Pan & sal; AT&T',
  '  con espacios  ',
  'x &nada; y',
  `<p>${'x'.repeat(5_000)}</p>`,
])('R3.9 a text without tags and entities, or beyond all measure, stays as it is: %j', (text) => {
  expect(plainFromHtml(text)).toBe(text);
});
