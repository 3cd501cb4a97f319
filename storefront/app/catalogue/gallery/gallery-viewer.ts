import type { Picture } from '@pasok/contract'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './gallery-viewer.css'
import {
  gallery_next,
  gallery_previous,
  gallery_viewer,
  gallery_viewer_close,
  gallery_viewer_failed,
  gallery_viewer_zoom,
} from '~words'
import { isDrawing, pictureText } from '../product/picture-text.ts'

/** How much larger than its own figures a drawing may be shown: it stays sharp at any size. */
const DRAWING_SCALE = 4
const CLOSES_IN_MS = 150

interface ViewerOptions {
  readonly pictures: readonly Picture[]
  readonly name: string
  readonly at: number
  /** Told which picture was shown last. */
  readonly onLeave: (at: number) => void
}

/** Shows pictures over the whole screen, to be zoomed and turned over by finger, wheel and key. */
export const openViewer = ({ pictures, name, at, onLeave }: ViewerOptions): void => {
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, i) => {
      const scale = isDrawing(picture) ? DRAWING_SCALE : 1
      return {
        src: picture.image_1920,
        width: picture.width * scale,
        height: picture.height * scale,
        alt: pictureText(picture, name, i + 1),
      }
    }),
    index: at,
    bgOpacity: 0.9,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    // At once: a press that closes it is not taken while it opens.
    showAnimationDuration: 0,
    hideAnimationDuration: CLOSES_IN_MS,
    closeTitle: gallery_viewer_close(),
    zoomTitle: gallery_viewer_zoom(),
    arrowPrevTitle: gallery_previous(),
    arrowNextTitle: gallery_next(),
    errorMsg: gallery_viewer_failed(),
    loop: false,
  })
  viewer.on('close', () => onLeave(viewer.currIndex))
  viewer.init()
  viewer.element?.setAttribute('aria-label', gallery_viewer({ name }))
  viewer.element?.setAttribute('aria-modal', 'true')
}
