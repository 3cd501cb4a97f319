import { formatDay, type HeaderRecord, type ItemRecord } from '@pasok/contract'
import {
  product_certificates,
  product_datasheet,
  product_drawing_dxf,
  product_origin,
  product_sni,
  product_tkdn,
  product_tkdn_percent,
  product_valid_until,
} from '~words'
import { decimal } from '@pasok/ui/kit/decimal.ts'

/** What a buyer has to file: country of origin, local content, national standard, datasheet and certificates. */
export function ProductDocuments({ product }: { product: HeaderRecord | ItemRecord }) {
  const { origin, tkdn_percent: tkdn, sni, certificates, url_catalog: datasheet } = product
  return (
    <>
      {(origin ?? tkdn ?? sni) !== undefined && (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {origin && (
            <>
              <dt className="text-ink-soft">{product_origin()}</dt>
              <dd>{origin.name}</dd>
            </>
          )}
          {tkdn !== undefined && (
            <>
              <dt className="text-ink-soft">{product_tkdn()}</dt>
              <dd>{product_tkdn_percent({ percent: decimal(tkdn) })}</dd>
            </>
          )}
          {sni !== undefined && (
            <>
              <dt className="text-ink-soft">{product_sni()}</dt>
              <dd>{sni}</dd>
            </>
          )}
        </dl>
      )}
      {datasheet && (
        <p className="mt-3">
          <a href={datasheet} className="inline-flex min-h-11 items-center md:min-h-6">
            {product_datasheet()}
          </a>
        </p>
      )}
      {!product.is_header && product.drawing_dxf !== undefined && (
        <p className="mt-2">
          <a
            href={product.drawing_dxf}
            download={`${product.slug}.dxf`}
            className="inline-flex min-h-11 items-center md:min-h-6"
          >
            {product_drawing_dxf()}
          </a>
        </p>
      )}
      {certificates.length > 0 && (
        <section aria-label={product_certificates()} className="mt-2">
          <ul>
            {certificates.map(({ title, url, valid_until: lastDay }) => (
              <li key={url}>
                <a href={url} className="inline-flex min-h-11 items-center md:min-h-6">
                  {title}
                </a>{' '}
                {lastDay === undefined ? '(PDF)' : product_valid_until({ day: formatDay(lastDay) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
