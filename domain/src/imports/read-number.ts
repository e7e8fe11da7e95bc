/** How a sheet writes numbers: `1.250,50` with a comma, `1,250.50` with a point. */
export const NUMBER_FORMATS = ['comma', 'point'] as const

export type NumberFormat = (typeof NUMBER_FORMATS)[number]

/** Currency, unit and spaces of every width around and within a number; a Swiss apostrophe is one of them. */
const AROUND = /€|eur|rsd|din\.?|m²|m2|[\s\u00a0\u2009\u202f’]/gi

const bare = (text: string) => text.replaceAll(AROUND, '').replaceAll('−', '-')

/** Written with the sign or the name of euros: `362.000,00 €`. */
export const isMoney = (text: string): boolean => /€|\beur/i.test(text) && /\d/.test(text)

const PLAIN = /^-?\d+$/
const GROUPED = { comma: /^-?\d{1,3}(\.\d{3})+(,\d+)?$/, point: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/ }
const DECIMAL = { comma: /^-?\d+,\d+$/, point: /^-?\d+\.\d+$/ }
/** With anything but three digits behind it a separator cannot be one of thousands. */
const CLEARLY = { comma: /^-?\d+,(\d{1,2}|\d{4,})$/, point: /^-?\d+\.(\d{1,2}|\d{4,})$/ }
const ONE_GROUP = { comma: /^-?\d{1,3}\.\d{3}$/, point: /^-?\d{1,3},\d{3}$/ }

/** Which way a number is surely written; undefined where both readings are possible. */
function formatOf(text: string): NumberFormat | undefined {
  const number = bare(text)
  return NUMBER_FORMATS.find(
    (format) =>
      CLEARLY[format].test(number) || (GROUPED[format].test(number) && !ONE_GROUP[format].test(number)),
  )
}

/** Whether it can be read in one way only, so that it tells how the others are meant. */
export const isDecided = (text: string): boolean => formatOf(text) !== undefined

/** `188.500` is a hundred and eighty-eight and a half, or a thousand times that. */
export const canBeReadTwoWays = (text: string): boolean =>
  NUMBER_FORMATS.some((format) => ONE_GROUP[format].test(bare(text)))

/** By the numbers that can be read in one way only; where there are none, by the language of the sheet. */
export function guessNumberFormat(samples: readonly string[], serbian: boolean): NumberFormat {
  const found = samples.map(formatOf)
  const [comma, point] = NUMBER_FORMATS.map((format) => found.filter((one) => one === format).length)
  if (comma === point) return serbian ? 'comma' : 'point'
  return (comma ?? 0) > (point ?? 0) ? 'comma' : 'point'
}

/** A number as the sheet writes them, or one that can be read in no other way; undefined for what is none. */
export function readNumber(text: string, format: NumberFormat): number | undefined {
  const number = bare(text)
  if (PLAIN.test(number)) return Number(number)
  const read = [format, ...NUMBER_FORMATS.filter((other) => other !== format && CLEARLY[other].test(number))]
  for (const one of read)
    if (GROUPED[one].test(number) || DECIMAL[one].test(number))
      return Number(
        one === 'comma' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', ''),
      )
  return undefined
}
