import type OpenSeadragon from 'openseadragon'

/**
 * The tiles stay behind the poster, which is sharper than the coarse ones that come first, until all of those in view
 * are there. Meanwhile OpenSeadragon loads them without painting: it would paint the whole view anew for every tile that
 * arrives, and nobody would see it.
 */
export function tileCurtain(viewer: OpenSeadragon.Viewer, onOpen: () => void): void {
  const tiles = () => viewer.world.getItemAt(0)
  // Loaded, and not painted.
  viewer.world.addHandler('add-item', ({ item }) => {
    item.setPreload(true)
    item.setOpacity(0)
  })
  viewer.addHandler('fully-loaded-change', open)
  viewer.addHandler('update-viewport', opened)

  function open() {
    if (tiles()?.getFullyLoaded()) tiles()?.setOpacity(1)
  }

  /** Only now they are painted. */
  function opened() {
    if (tiles()?.getOpacity() !== 1) return
    viewer.removeHandler('fully-loaded-change', open)
    viewer.removeHandler('update-viewport', opened)
    onOpen()
  }
}
