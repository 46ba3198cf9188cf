import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';
import { SkeletonBlock } from '../feedback/Skeletons.tsx';
import { Container } from '../layout/Container.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { Picture } from '../market/Picture.tsx';
import { PriceTag } from '../market/PriceTag.tsx';
import { CARD_PICTURE_SIZES } from '../market/ProductCard.tsx';
import { withNonBreakingUnits } from '../market/non-breaking-units.ts';
import { galleryFrame, productPageLayout } from './product-page.styles.ts';
import { productPageMessages } from './product-page.messages.ts';

/** Font styles of the heading that replaces it. */
const likeItsTitle: SystemStyleObject = {
  fontFamily: 'heading',
  fontSize: '4xl',
  fontWeight: 'extrabold',
  letterSpacing: '-.02em',
  lineHeight: 'tight',
  textWrap: 'balance',
};

/** Skeleton of a product page with the placeholder from the pressed card; the heading follows with the page. */
export function ProductSkeleton({ glimpse }: { glimpse?: ProductPlaceholder | undefined }) {
  return (
    <Container aria-busy="true" paddingTop={{ base: '5', md: '10' }}>
      <LiveRegion message={productPageMessages.coming} />
      <SkeletonBlock width="12rem" marginTop="0.625rem" marginBottom={{ base: '1.125rem', md: '1.625rem' }} />
      <chakra.div css={productPageLayout}>
        <chakra.div data-part="gallery">
          <chakra.div css={galleryFrame}>
            {glimpse ? (
              <Picture src={glimpse.thumbnailUrl} alt="" {...CARD_PICTURE_SIZES} priority />
            ) : (
              <SkeletonBlock
                aspectRatio={{ base: '4 / 3', md: '1' }}
                maxHeight={{ base: '40vh', md: 'none' }}
                height="auto"
                borderRadius="card"
              />
            )}
          </chakra.div>
        </chakra.div>
        <chakra.div data-part="about" display="flex" flexDirection="column" alignItems="flex-start" gap="2">
          <SkeletonBlock width="30%" />
          {glimpse ? (
            <>
              <chakra.p css={likeItsTitle}>{withNonBreakingUnits(glimpse.name)}</chakra.p>
              <PriceTag price={glimpse.price} size="lg" />
            </>
          ) : (
            <>
              <SkeletonBlock height="3rem" />
              <SkeletonBlock width="40%" height="3rem" />
            </>
          )}
          <SkeletonBlock width="25%" />
          <SkeletonBlock width="full" height="3.25rem" borderRadius="card" />
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
