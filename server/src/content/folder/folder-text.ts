import type { RichText } from '@pasok/contract'

/** A link in a file of the content folder: an address, or a product or item by its number. */
export type FolderLink = { readonly href: string } | { readonly product: string } | { readonly item: string }

/** A picture by its file below `pictures`, or a product's picture by the product's number. */
export type FolderPictureName = { readonly picture: string } | { readonly product: string }
export type FolderPicture = FolderPictureName & {
  readonly alt: string
  readonly title?: string | undefined
}

export type FolderText = RichText<FolderLink, FolderPicture>

/** Why a file of the folder can't be read, or which missing record it names. */
export interface FolderProblem {
  /** The path within the folder. */
  readonly file: string
  readonly line: number
  readonly message: string
}

/** A record that a file names, with the line. */
export type FolderReference = FolderPictureName | Exclude<FolderLink, { readonly href: string }>

const PICTURE = /^pictures\/([A-Za-z0-9][\w.-]{0,99})$/

/** Parses a picture's address in a file; undefined if it is not allowed there. */
export const readPictureName = (address: string): FolderPictureName | undefined => {
  const [, picture] = PICTURE.exec(address) ?? []
  if (picture !== undefined) return { picture }
  return address.startsWith('product:') && address.length > 8 ? { product: address.slice(8) } : undefined
}

export const writePictureName = (name: FolderPictureName): string =>
  'picture' in name ? `pictures/${name.picture}` : `product:${name.product}`
