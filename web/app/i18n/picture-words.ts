import { m } from '../paraglide/messages.js'

/** Of the controls over a picture. */
export function pictureWords() {
  return {
    views: m.camera_views(),
    group: m.zoom(),
    zoomIn: m.zoom_in(),
    zoomOut: m.zoom_out(),
    whole: m.whole_picture(),
  }
}
