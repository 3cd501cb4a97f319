import { create } from 'qrcode'

/** In modules: the white margin that readers need around a code. */
const MARGIN = 4

/** A QR code of a text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z` : '',
  ).join('')
  const whole = size + 2 * MARGIN
  return (
    <svg viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label} className="w-52 border border-line">
      <path d={dark} />
    </svg>
  )
}
