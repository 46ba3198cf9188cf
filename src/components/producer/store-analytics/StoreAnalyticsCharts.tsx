import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreOpeningDays } from '../../../../contract/producer/period-choice.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import { BestProducts } from './BestProducts.tsx';
import { DailyMetricsChart } from './DailyMetricsChart.tsx';
import { Funnel } from './Funnel.tsx';
import { ViewsByHour } from './ViewsByHour.tsx';
import { SearchesWithoutResults } from './SearchesWithoutResults.tsx';

interface FiguresProps {
  analytics: StoreAnalytics;
  life: StoreOpeningDays;
}

/** Charts and tables of a period; measures that the server does not count are left out. */
export const StoreAnalyticsCharts = ({ analytics, life }: FiguresProps) => {
  const { series, hours, funnel, topProducts, searchesWithoutResult } = analytics;
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      css={{ '& > section': { alignContent: 'start' } }}
    >
      <chakra.div gridColumn="1 / -1" minWidth="0">
        <DailyMetricsChart series={series} life={life} />
      </chakra.div>
      {funnel ? <Funnel funnel={funnel} /> : null}
      {hours ? <ViewsByHour hours={hours} /> : null}
      <BestProducts products={topProducts} />
      {searchesWithoutResult ? <SearchesWithoutResults searches={searchesWithoutResult} /> : null}
    </chakra.div>
  );
};
