import type { MiddlewareFunction } from 'react-router'

/**
 * Pages are anonymous: the server cannot know who asks, so a route behind `auth` sends a shell that nobody
 * keeps or indexes; who may see its content is decided in the browser, by its session.
 */
export const auth: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
