import type { Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { calculatorWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { expectFocusKept } from './support/keyboard.ts'
import { LANGUAGES, type Language } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/masterplan/2/building/1/apartment/1023'

async function openCalculator(page: Page, language: Language) {
  const words = calculatorWords(language)
  await page.goto(localised(PAGE, language))
  const opener = await hydrated(page.getByRole('button', { name: words.loanFor('R1-208') }))
  await opener.click()
  const panel = page.getByRole('dialog', { name: words.title })
  await expect(panel).toBeVisible()
  return { words, opener, panel }
}

for (const language of LANGUAGES) {
  test(`the calculator opens for the chosen apartment, without a price for a visitor, and computes as one changes it, in ${language.name} [CAL-03, CAL-04]`, async ({
    page,
  }) => {
    const { words, opener, panel } = await openCalculator(page, language)
    await expect(panel.getByRole('heading')).toContainText('R1-208')
    await expect(panel.getByRole('heading')).toContainText(words.type)
    const price = panel.getByLabel(words.price, { exact: true })
    await expect(price).toHaveValue('')
    await expect(panel.locator('[aria-live]'), 'no payment without a price').toHaveText(words.enterPrice)
    expect((await panel.boundingBox())?.width).toBe(Math.min(430, page.viewportSize()?.width ?? 0))
    await axeFindsNothing(page)

    await price.fill('24x3500')
    await expect(price).toHaveValue('243,500')
    await panel.getByLabel(words.rate, { exact: true }).fill('3.4')

    const term = panel.getByRole('slider', { name: words.term })
    expect(await rangeOf(term)).toEqual(['5', '15', '35'])
    const share = panel.getByRole('slider', { name: words.downPayment })
    expect(await rangeOf(share)).toEqual(['0', '20', '80'])
    await term.focus()
    for (let year = 15; year < 20; year++) await page.keyboard.press('ArrowRight')
    await expect(term).toHaveAttribute('aria-valuetext', words.years20)
    await expect(panel.getByText('1,120\u00a0€')).toBeVisible()
    await expect(panel.getByText('48,700\u00a0€').first()).toBeVisible()
    await page.keyboard.press('End')
    await expect(term).toHaveAttribute('aria-valuenow', '35')
    await share.focus()
    await page.keyboard.press('PageUp')
    await expect(share).toHaveAttribute('aria-valuenow', '30')

    await expectFocusKept(page, panel)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await panel.getByRole('button', { name: language.words.close }).click()
    await expect(panel).toBeHidden()
  })

  test(`the interest rate stays between 0 and 20, and says so, in ${language.name} [CAL-02, STU-09]`, async ({
    page,
  }) => {
    const { words, panel } = await openCalculator(page, language)
    const decimal = (text: string) => (language.key === 'sr' ? text.replace('.', ',') : text)
    await panel.getByLabel(words.price, { exact: true }).fill('180000')
    const rate = panel.getByLabel(words.rate, { exact: true })
    const minus = panel.getByRole('button', { name: words.lower })
    const plus = panel.getByRole('button', { name: words.raise })
    await expect(rate).toHaveValue('0')
    await expect(minus).toBeDisabled()
    await expect(panel.getByText(words.enter)).toBeVisible()
    await expect(panel.getByText('800\u00a0€', { exact: true })).toBeVisible()
    await expect(panel.getByText(words.inAll)).toHaveCount(1)

    // Wherever the caret falls beside the 0.
    await rate.click({ position: { x: 3, y: 20 } })
    await page.keyboard.type(decimal('3.5'))
    await expect(rate).toHaveValue(decimal('3.5'))
    await rate.fill('0')
    await rate.blur()

    for (let step = 0; step < 3; step++) await plus.click()
    await expect(rate).toHaveValue(decimal('0.3'))
    await minus.click()
    await expect(rate).toHaveValue(decimal('0.2'))

    await rate.fill('25')
    await expect(rate).toHaveValue('20')
    await expect(panel.getByText(words.above)).toBeVisible()
    await expect(plus).toBeDisabled()
    await axeFindsNothing(page)

    await rate.fill('-1')
    await expect(panel.getByText(words.below)).toBeVisible()
    await expect(panel.getByText('0\u00a0€', { exact: true }).first()).toBeVisible()
    await plus.click()
    await expect(rate).toHaveValue('0')
    await rate.fill('')
    await expect(panel.getByText(words.enter).first()).toBeVisible()
    await expect(panel.getByText(words.inAll), 'nobody knows what it costs in all').toHaveCount(0)
    await plus.click()
    await expect(rate).toHaveValue('0')
  })
}

test('the calculator is 430 px wide at 450 px, and as wide as a narrower screen [CAL-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 450, height: 800 })
  const { panel } = await openCalculator(page, LANGUAGES[0])
  expect((await panel.boundingBox())?.width).toBe(430)
  await page.setViewportSize({ width: 449, height: 800 })
  expect((await panel.boundingBox())?.width).toBe(449)
})

const rangeOf = async (slider: ReturnType<Page['getByRole']>) => [
  await slider.getAttribute('min'),
  await slider.getAttribute('aria-valuenow'),
  await slider.getAttribute('max'),
]
