const NO_BREAK_SPACE = '\u00a0'

// Spec section 9 fixes comma and no decimals in both languages, so the visitor's locale has no say.
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'negative' })

export function formatMoney(amount: number): string {
  return `${wholeNumber.format(amount)}${NO_BREAK_SPACE}€`
}
