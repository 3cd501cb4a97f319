/** The path of a brand's products, without a language: `filter_brand={name}_{id}`. */
export const brandAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/shop?${new URLSearchParams({ filter_brand: `${name}_${id}` })}`
