import type { TemplateName } from '../../../contract/stores/template-colours.ts';
import { elegant } from './elegant.ts';
import { fashion } from './fashion.ts';
import { minimal } from './minimal.ts';
import { professional } from './professional.ts';
import { tech } from './tech.ts';
import { vibrant } from './vibrant.ts';

/** CSS of each template; a page contains only that of its store. */
export const TEMPLATE_CSS: Record<TemplateName, string> = {
  minimal,
  elegant,
  vibrant,
  professional,
  tech,
  fashion,
};
