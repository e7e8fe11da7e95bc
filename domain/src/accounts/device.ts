/** What a browser says of itself, as far as a reader wants to know it. */
interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly kind: 'phone' | 'computer'
}

type Sign = readonly [sign: RegExp, name: string]

/** The first that fits: most browsers say that they are others as well. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const HELD_IN_HAND: readonly (string | undefined)[] = ['iPhone', 'iPad', 'Android']

export function deviceOf(userAgent: string | null): Device {
  const nameBy = (signs: readonly Sign[]) => signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const system = nameBy(SYSTEMS)
  return { browser: nameBy(BROWSERS), system, kind: HELD_IN_HAND.includes(system) ? 'phone' : 'computer' }
}
