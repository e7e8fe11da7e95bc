import { localeOfPath } from '@belvedere/domain/screens/locale'
import type { MiddlewareFunction } from 'react-router'
import { inLocale } from '../i18n/request-locale.server.ts'

/** The address decides the language of everything that answers this request. */
export const i18n: MiddlewareFunction<Response> = ({ request }, next) =>
  inLocale(localeOfPath(new URL(request.url).pathname), next)
