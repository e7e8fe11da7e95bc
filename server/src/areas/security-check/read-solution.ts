import { Challenge } from '@belvedere/contract/entities/challenge'
import { z } from 'zod'

const Hex = z.string().regex(/^([0-9a-f]{2})+$/)

const Solved = z.object({
  challenge: z.object({
    // Strict: a parameter that is not declared is not dropped but refused, as the signature covers all of them.
    parameters: Challenge.shape.parameters.extend({ nonce: Hex, salt: Hex, keyPrefix: Hex }).strict(),
    signature: Hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: Hex }),
})

/** ALTCHA's payload: base64 of JSON. Undefined for anything else. */
export function readSolution(header: string | string[] | undefined) {
  try {
    const text = Buffer.from(String(header ?? ''), 'base64').toString('utf8')
    return Solved.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
