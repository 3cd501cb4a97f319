import { useEffect, useRef } from 'react'
import { error_product, quick_view_close, quick_view_failed, quick_view_retry, shell_loading } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { closeQuickView, type ViewedProduct } from './opening.ts'
import { QuickViewProduct } from './quick-view-product.tsx'
import { useProduct } from './use-product.ts'

/** A product over the list that it was pressed in. It opens with its shape and is filled when the product is there. */
export function QuickViewDialog({ product }: { product: ViewedProduct }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { loaded, retry } = useProduct(product.slug)
  useEffect(() => {
    const { by } = product
    const opened = dialog.current
    opened?.showModal()
    return () => {
      opened?.close()
      // Some browsers do not focus a link that is pressed, and so could not give the focus back.
      if (by.isConnected) by.focus({ preventScroll: true })
    }
  }, [product])
  return (
    <dialog
      ref={dialog}
      className="quick-view"
      aria-label={product.name}
      onClose={() => {
        // Told late: it may be open again.
        if (!dialog.current?.open) closeQuickView()
      }}
      onClick={(event) => {
        // The dialog's own box is all content: what is pressed beside that is the backdrop.
        if (event.target === event.currentTarget) closeQuickView()
      }}
    >
      <button
        type="button"
        onClick={closeQuickView}
        aria-label={quick_view_close()}
        title={quick_view_close()}
        className="quick-view-close"
      >
        <Icon name="close" />
      </button>
      <div className="quick-view-box">
        {loaded === undefined && <Shape />}
        {(loaded === 'failed' || loaded === 'not_found') && (
          <div role="alert" className="px-4 py-16 text-center">
            <p>{loaded === 'failed' ? quick_view_failed() : error_product()}</p>
            {loaded === 'failed' && (
              <button type="button" onClick={retry} className="button mt-4">
                {quick_view_retry()}
              </button>
            )}
          </div>
        )}
        {typeof loaded === 'object' && <QuickViewProduct viewed={loaded} rest={product.rest} />}
      </div>
    </dialog>
  )
}

/** The product's place while it is on its way. */
function Shape() {
  return (
    <div role="status" className="quick-view-columns">
      <span className="sr-only">{shell_loading()}</span>
      <div className="aspect-4/3 bg-surface" />
      <div className="flex flex-col gap-3 pt-2">
        {['w-3/4 h-7', 'w-1/3 h-5', 'w-1/2 h-5', 'w-full h-20'].map((size) => (
          <div key={size} className={`bg-surface ${size}`} />
        ))}
      </div>
    </div>
  )
}
