interface CameraView {
  readonly id: number
  readonly order: number
}

/** The named view, or by default the one of the lowest order; undefined when there is no such view. */
export function chooseCameraView<View extends CameraView>(
  views: readonly View[],
  viewId: number | undefined,
): View | undefined {
  if (viewId !== undefined) return views.find(({ id }) => id === viewId)
  return views.reduce<View | undefined>(
    (lowest, view) => (lowest && lowest.order <= view.order ? lowest : view),
    undefined,
  )
}
