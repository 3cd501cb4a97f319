import type { Page } from '@playwright/test'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type Thing = { readonly [name: string]: Json }

const readType = ({ '@type': type }: Thing): string => (typeof type === 'string' ? type : '')

const isText = (value: Json | undefined): boolean => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: Json | undefined): value is string =>
  typeof value === 'string' && URL.canParse(value)
const isAddresses = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isAddress)
const isThing =
  (...types: string[]) =>
  (value: Json | undefined): boolean =>
    typeof value === 'object' && value !== null && types.includes(readType(value as Thing))
const areThings =
  (type: string) =>
  (value: Json | undefined): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(isThing(type))
const isReference = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && isAddress((value as Thing)['@id'])

type Rule = (value: Json | undefined) => boolean
interface Rules {
  readonly needs: Readonly<Record<string, Rule>>
  readonly may?: Readonly<Record<string, Rule>>
}

const ofProducts = {
  description: isText,
  image: isAddresses,
  brand: isThing('Brand'),
  category: isText,
  sku: isText,
  mpn: isText,
  additionalProperty: areThings('PropertyValue'),
}

/** What schema.org and the search engines that read it ask of each type, and what else it may have here. */
const types: Readonly<Record<string, Rules>> = {
  Organization: {
    needs: { '@id': isAddress, name: isText, url: isAddress },
    may: {
      legalName: isText,
      email: isText,
      telephone: isText,
      address: isThing('PostalAddress'),
      contactPoint: isThing('ContactPoint'),
      location: isThing('Place'),
      sameAs: isAddresses,
    },
  },
  Place: { needs: { geo: isThing('GeoCoordinates') } },
  GeoCoordinates: { needs: { latitude: Number.isFinite, longitude: Number.isFinite } },
  PostalAddress: { needs: { streetAddress: isText } },
  ContactPoint: {
    needs: { contactType: isText, telephone: isText },
    may: { email: isText, availableLanguage: Array.isArray },
  },
  WebSite: {
    needs: { '@id': isAddress, name: isText, url: isAddress, inLanguage: isText },
    may: { publisher: isReference, potentialAction: isThing('SearchAction') },
  },
  SearchAction: {
    needs: {
      target: isThing('EntryPoint'),
      'query-input': (value) => value === 'required name=search_term_string',
    },
  },
  EntryPoint: {
    needs: { urlTemplate: (value) => isAddress(value) && value.includes('{search_term_string}') },
  },
  BreadcrumbList: { needs: { itemListElement: areThings('ListItem') } },
  ListItem: { needs: { position: Number.isInteger, name: isText }, may: { item: isAddress } },
  ProductGroup: {
    needs: { '@id': isAddress, name: isText, url: isAddress, productGroupID: isText },
    may: { ...ofProducts, hasVariant: areThings('Product') },
  },
  Product: {
    needs: { name: isText, url: isAddress, sku: isText },
    may: { ...ofProducts, '@id': isAddress, isVariantOf: isThing('ProductGroup') },
  },
  Brand: { needs: { name: isText } },
  PropertyValue: {
    needs: { name: isText, value: (value) => typeof value === 'number' || isText(value) },
    may: { unitText: isText },
  },
}

/** What is wrong with a thing and those within it, each with the way to it; nothing where all is right. */
export const structureErrors = (thing: Thing, at = ''): string[] => {
  const type = readType(thing)
  const rules = types[type]
  const place = `${at}/${type}`
  if (!rules) return isReference(thing) ? [] : [`${place} is no type that is known here`]
  const known = { ...rules.may, ...rules.needs }
  const missing = Object.keys(rules.needs).filter((name) => thing[name] === undefined)
  const fields = Object.entries(thing).filter(([name]) => name !== '@type')
  const positions = Object.values(thing)
    .filter(areThings('ListItem'))
    .filter((list) => (list as Thing[]).some(({ position }, i) => position !== i + 1))
  return [
    ...missing.map((name) => `${place} has no ${name}`),
    ...positions.map(() => `${place} is not counted from 1`),
    ...fields.flatMap(([name, value]) => {
      const rule = known[name]
      if (!rule) return [`${place} has ${name}, which nobody asked for`]
      return rule(value) ? [] : [`${place}/${name} reads ${JSON.stringify(value)}`]
    }),
    ...fields.flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as Json[]) : [value]).flatMap((one) =>
        typeof one === 'object' && one !== null ? structureErrors(one as Thing, `${place}/${name}`) : [],
      ),
    ),
  ]
}

const SCRIPT = /<script type="application\/ld\+json">([^]*?)<\/script>/g

/** The things that a document's source tells of; throws where one of its scripts is no such JSON. */
export const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => {
    const document = JSON.parse(json) as { '@context': string; '@graph': Thing[] }
    if (document['@context'] !== 'https://schema.org') throw new Error(`Not of schema.org: ${json}`)
    return document['@graph']
  })

/** The types of the things that a page tells of now. */
export const typesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
      textContent
        ? (JSON.parse(textContent) as { '@graph': { '@type': string }[] })['@graph'].map(
            (thing) => thing['@type'],
          )
        : [],
    ),
  )
