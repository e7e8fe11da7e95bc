import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { getLocale } from '../paraglide/runtime.js'
import { guardedBy } from './guards.ts'

/** Runs the guards before a route that answers with the language it was asked in. */
async function ask(path: string, ...names: string[]): Promise<Response> {
  const request = new Request(`http://localhost${path}`)
  const args = {
    request,
    url: new URL(request.url),
    params: {},
    pattern: path,
    context: new RouterContextProvider(),
  }
  const route = async () => new Response(getLocale())
  const guarded = guardedBy(...names).reduceRight<() => Promise<Response>>(
    (next, guard) => async () => (await guard(args, next)) as Response,
    route,
  )
  return guarded()
}

describe('named guards run before a route', () => {
  it.each([
    ['/masterplan/1', 'en'],
    ['/rs/masterplan/1', 'sr-Latn'],
  ])('i18n: %s is answered in %s [GEN-12]', async (path, locale) => {
    expect(await (await ask(path, 'i18n')).text()).toBe(locale)
  })

  it('i18n: requests that run at once do not share a language', async () => {
    const answers = await Promise.all(['/a', '/rs/a', '/b', '/rs/b'].map((path) => ask(path, 'i18n')))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      'en',
      'sr-Latn',
      'en',
      'sr-Latn',
    ])
  })

  it('auth: sends a shell that nobody keeps or indexes [GEN-12]', async () => {
    const { headers } = await ask('/protected', 'auth')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('an unknown name answers 500 with that name, in the place where the route is asked for [GEN-12]', async () => {
    const thrown = await ask('/', 'i18n', 'passport').catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    const response = thrown as Response
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('Unknown middleware passport')
  })

  it('a name that every object has is no guard either', async () => {
    const thrown = await ask('/', 'toString').catch((error: unknown) => error)
    expect(await (thrown as Response).text()).toBe('Unknown middleware toString')
  })
})
