/**
 * Stands in for a route whose code cannot be loaded: it fails where its screen would show, so that the error page
 * does. React Router waits for ever when the load itself is refused, since it always reloads the page instead.
 */
export function lostRoute(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}
