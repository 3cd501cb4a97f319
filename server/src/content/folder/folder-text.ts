import type { RichText } from '@pasok/contract'

/** A link as a file of the content folder writes it: an address, or a product or item by its number. */
export type FolderLink = { readonly href: string } | { readonly product: string } | { readonly item: string }

/** A picture by its file below `pictures`, or a product's by its number. */
export type FolderPictureName = { readonly picture: string } | { readonly product: string }
export type FolderPicture = FolderPictureName & {
  readonly alt: string
  readonly title?: string | undefined
}

export type FolderText = RichText<FolderLink, FolderPicture>

/** Why a file of the folder can't be read, or names something that there is not. */
export interface FolderProblem {
  /** From the folder. */
  readonly file: string
  readonly line: number
  readonly message: string
}

/** Something that a file names, and where. */
export type FolderReference = FolderPictureName | Exclude<FolderLink, { readonly href: string }>

const PICTURE = /^pictures\/([A-Za-z0-9][\w.-]{0,99})$/

/** What a picture's address in a file names; undefined where it may not stand there. */
export const readPictureName = (address: string): FolderPictureName | undefined => {
  const [, picture] = PICTURE.exec(address) ?? []
  if (picture !== undefined) return { picture }
  return address.startsWith('product:') && address.length > 8 ? { product: address.slice(8) } : undefined
}

export const writePictureName = (name: FolderPictureName): string =>
  'picture' in name ? `pictures/${name.picture}` : `product:${name.product}`
