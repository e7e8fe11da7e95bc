/** Why nobody was logged in (ACC-03); screens choose the sentence. */
export type LoginFailure = 'mismatch' | 'unauthorized' | 'failed'

/**
 * By the code of the server's refusal: a wrong pair is a mismatch; unauthorized is said only after a correct password,
 * of an account that is unverified or blocked. Whatever else went wrong is a failure.
 */
export function loginFailure(code: string | undefined): LoginFailure {
  if (code === 'credentials-mismatch') return 'mismatch'
  return code === 'unauthorized-account' ? 'unauthorized' : 'failed'
}
