import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import { m } from '../../paraglide/messages.js'

const WORDS: Readonly<Record<ApiScope, () => string>> = {
  'imports:check': m.studio_keys_may_check,
  'imports:apply': m.studio_keys_may_apply,
}

export const scopeWord = (scope: ApiScope): string => WORDS[scope]()
