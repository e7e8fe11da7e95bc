import { m } from '../paraglide/messages.js'

export function zoomWords() {
  return { group: m.zoom(), zoomIn: m.zoom_in(), zoomOut: m.zoom_out(), whole: m.whole_picture() }
}
