import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { DAY, NIGHT } from '../../theme/colours.ts';
import { loadHeadingFont } from '../../theme/load-heading-font.ts';
import { openFlowChannel } from '../flow-news.ts';
import { wireFlows } from '../flows.wiring.ts';
import './flows.css';
import { FlowsView } from './FlowsView.tsx';

const declared = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
loadHeadingFont();
const actorRef = createActor(wireFlows(openFlowChannel())).start();
createRoot(root).render(
  <>
    <style>{`:root{${declared(DAY)}}@media (prefers-color-scheme:dark){:root{${declared(NIGHT)}}}`}</style>
    <FlowsView actorRef={actorRef} />
  </>,
);
