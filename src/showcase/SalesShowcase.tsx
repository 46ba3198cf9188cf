import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { SkeletonBlock } from '../components/feedback/Skeletons.tsx';
import { lazyWithFallback } from '../components/hydration/lazy-with-fallback.ts';
import { useFormatter } from '../components/market/formatter-context.ts';
import { PriceTag } from '../components/market/PriceTag.tsx';
import { SHOWCASE_REVENUE_DAYS, SHOWCASE_PRODUCTS } from './showcase-products.ts';
import { ShowcaseCard } from './ShowcaseCard.tsx';
import { salesMessages } from './showcase.messages.ts';

const DailyRevenueChart = lazyWithFallback(() =>
  import('../components/back-office/charts/DailyRevenueChart.tsx').then(
    ({ DailyRevenueChart }) => DailyRevenueChart,
  ),
);

const TAKEN = SHOWCASE_REVENUE_DAYS.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Sales figures: revenue by day, and products low in stock. */
export const SalesShowcase = () => (
  <chakra.div
    display="grid"
    gap="6"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(16rem, 1fr)' }}
  >
    <ShowcaseCard>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
        marginBottom="6"
      >
        <chakra.span fontWeight="semibold">{salesMessages.taken}</chakra.span>
        <PriceTag price={TAKEN} size="lg" />
        <chakra.span color="ink2">{salesMessages.compared}</chakra.span>
      </chakra.div>
      <Suspense fallback={<SkeletonBlock height="22rem" />}>
        <DailyRevenueChart title={salesMessages.chart} days={SHOWCASE_REVENUE_DAYS} isWhole />
      </Suspense>
    </ShowcaseCard>
    <ShowcaseCard>
      <chakra.h2 fontSize="lg" fontWeight="bold" marginBottom="4">
        {salesMessages.sold}
      </chakra.h2>
      <chakra.ul display="grid" gap="4">
        {SHOWCASE_PRODUCTS.map((good) => (
          <li key={good.id}>
            <SoldSoFar {...good} />
          </li>
        ))}
      </chakra.ul>
    </ShowcaseCard>
  </chakra.div>
);

function SoldSoFar({ name, stock, brought }: { name: string; stock: number; brought: number }) {
  const { number } = useFormatter();
  const sold = brought - stock;
  return (
    <Progress.Root value={sold} max={brought} size="sm" colorPalette={stock === 0 ? 'orange' : 'green'}>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        flexWrap="wrap"
        columnGap="3"
        marginBottom="1"
      >
        <Progress.Label fontWeight="semibold">{name}</Progress.Label>
        <chakra.span color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums">
          {salesMessages.soldOf(number(sold), number(brought))}
        </chakra.span>
      </chakra.div>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
