import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { LIGHT_COLOURS, DARK_COLOURS } from '../../theme/colours.ts';
import { loadHeadingFont } from '../../theme/load-heading-font.ts';
import { openLiveChartsChannel } from '../live-charts-channel.ts';
import { wireLiveCharts } from '../live-charts.wiring.ts';
import './live-charts.css';
import { LiveChartsView } from './LiveChartsView.tsx';

const declared = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
loadHeadingFont();
const actorRef = createActor(wireLiveCharts(openLiveChartsChannel())).start();
createRoot(root).render(
  <>
    <style>{`:root{${declared(LIGHT_COLOURS)}}@media (prefers-color-scheme:dark){:root{${declared(DARK_COLOURS)}}}`}</style>
    <LiveChartsView actorRef={actorRef} />
  </>,
);
