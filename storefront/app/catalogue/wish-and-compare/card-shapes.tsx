import { shell_loading } from '~words'

/** The place of cards while these are on their way. */
export function CardShapes({ count }: { count: number }) {
  return (
    <div role="status" className="card-shapes">
      <span className="sr-only">{shell_loading()}</span>
      <div className="grid grid-cols-1 gap-px border border-line bg-line xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: count }, (_, i) => (
          <div key={i} className="flex gap-3 bg-white p-3 xs:flex-col xs:p-4">
            <div className="aspect-4/3 w-32 bg-surface xs:w-full" />
            <div className="h-5 grow bg-surface xs:w-3/4 xs:grow-0" />
          </div>
        ))}
      </div>
    </div>
  )
}
