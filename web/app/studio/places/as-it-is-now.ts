/** More often than this, nobody is faster by chance. */
const TRIES = 4

/** What holds for a thing as it is by then: whoever was faster is read, and it is asked once more. */
export async function asItIsNow<Outcome extends { readonly response: Response }>(
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  let outcome = await ask()
  for (let tries = 1; tries < TRIES && outcome.response.status === 412; tries++) outcome = await ask()
  return outcome
}
