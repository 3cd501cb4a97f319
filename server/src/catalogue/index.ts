export { catalogueRoutes } from './catalogue.routes.ts'
export { openCatalogueCache, type CatalogueCache } from './catalogue-cache.ts'
export { openPriceReaders, sortFor, type ReadPrices } from './price-reader.routes.ts'
export { openViewCounter, type ViewCounter } from './view-counter.ts'
export { isStaticList, publishLists, storeStaticList } from './static-lists.ts'
export { renewDemand } from './demand.store.ts'
export { toSlug, buildFallbackLanguage, numberText } from './catalogue.ts'
export { renewCounts, renewListing, renewListingRows, renewValueCounts } from './listing-write.store.ts'
export { queueTokensOfAttribute, queueTokensOfCategory, queueTokensOfChoice } from './tokens-pending.store.ts'
export { MOST_BYTES, originalKey, widthKey } from './pictures/photo.ts'
export { drawingShareAddress, shareAddress, shopShareAddress } from './share/share-image.ts'
export { openMedia, type FoundMedia } from './media.ts'
export { hasValidCertificate, productAttributes } from './product-attributes.ts'
export { countryName } from './country-name.ts'
export { isEmpty, findProduct, fromProduct, productDetails } from './product.store.ts'
export { addStockTags } from './stock-tag.store.ts'
export { renewStatistics } from './statistics.store.ts'
export { findPriceTarget, type PriceTarget } from './price-targets.store.ts'
export { redrawItems } from './pictures/redraw-items.store.ts'
export { drawingKey } from './pictures/drawing-key.ts'
export { makePicture } from './pictures/make-widths.ts'
export { takePhoto, type StoredPhoto, type PhotoError } from './pictures/take-photo.ts'
export { sitemapLists, sitemapParts, sitemapRecords, type SitemapList } from './sitemap.ts'
export type { SitemapRecord } from './sitemap.store.ts'
export { findBrands } from './brand.store.ts'
export { findCategoryBySlug } from './category-tree.ts'
export { catalogueStaffRoutes } from './catalogue.staff.routes.ts'
export {
  findNumberKeys,
  setOtherNumbers,
  type MakersNumber,
  type NumbersOfKind,
} from './other-number.store.ts'
export { readFilterLists, writeFilterLists, type CategoryFilter } from './category-filters.ts'
export {
  findAllCategoryFilters,
  lockCategories,
  findCategoryFilters,
  replaceCategoryFilters,
} from './category-filter.store.ts'
export { inLanguage, isFilled, itemColumns, listedColumns, logoAsJson, ownPictures } from './columns.store.ts'
export {
  toAttributeValue,
  toBrandRecord,
  toHeaderCard,
  toHeaderRecord,
  toItemCard,
  toVariantRecord,
  type AttributeRow,
  type BrandRow,
  type DescribedRow,
  type ItemRow,
  type ProductRow,
  type ValueRow,
  type VariantRow,
} from './records.ts'
export {
  findLineItems,
  findItemNames,
  findOfferedItems,
  findOrderableItems,
  type OfferedItem,
  type OrderableItem,
} from './item-cards.store.ts'
export {
  findIdsByNumber,
  findLinkTargets,
  findNumbers,
  type LinkTarget,
  type NumberedKind,
} from './link-targets.store.ts'
export { toPicture } from './records.ts'
export { countInStock, findAvailable } from './available.store.ts'
export { findCardsById } from './cards-by-id.ts'
export { findShownIds, findSellableNames } from './sellable.store.ts'
export { findItemsByOtherNumber, findShelves, type ItemShelf } from './shelf.store.ts'
export { findNumbersOfItems } from './own-numbers.store.ts'
export { findItemValues } from './item-values.store.ts'
export { withData } from './with-data.ts'
export { findPriceKeys, withPrice, withPrices, type PriceReader } from './with-prices.ts'
