import { expect, type Locator, type Page } from '@playwright/test'

/** What somebody brings along. */
export interface OwnFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** How many actions were taken, and how long the machine let its user wait for what each of them made visible. */
export interface Tally {
  actions: number
  readonly waits: { readonly what: string; readonly ms: number }[]
}

/** An upload, tiles of two renders on a busy machine. */
const PATIENCE_MS = 90_000

/**
 * One person at one page. All that a journey does goes through here: a click, a drag, a drop, a key chord and the filling
 * of a field count one each, and each says what it makes visible.
 */
export function handOf(page: Page, tally: Tally) {
  async function waitFor(what: string, shown: Locator, since = performance.now()): Promise<void> {
    await expect(shown.first()).toBeVisible({ timeout: PATIENCE_MS })
    tally.waits.push({ what, ms: performance.now() - since })
  }

  async function act(what: string, doing: () => Promise<unknown>, shown: Locator): Promise<void> {
    tally.actions += 1
    const begun = performance.now()
    await doing()
    await waitFor(what, shown, begun)
  }

  return {
    page,
    /** Types an address. */
    open: (address: string, shown: Locator) => act(`open ${address}`, () => page.goto(address), shown),
    click: (what: Locator, shown: Locator) => act(`click ${what}`, () => what.click(), shown),
    /** Between the corners of what is clicked. */
    clickAt: (x: number, y: number, shown: Locator) =>
      act(`click at ${x}, ${y}`, () => page.mouse.click(x, y), shown),
    fill: (field: Locator, text: string, shown = field) =>
      act(`fill ${field}`, () => field.fill(text), shown),
    drag: (what: Locator, by: { x: number; y: number }, shown: Locator) =>
      act(
        `drag ${what}`,
        async () => {
          await what.hover()
          const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
          await page.mouse.down()
          await page.mouse.move(x + width / 2 + by.x, y + height / 2 + by.y, { steps: 4 })
          await page.mouse.up()
        },
        shown,
      ),
    /** From the desktop onto the page. */
    drop: (onto: Locator, files: readonly OwnFile[], shown: Locator) =>
      act(`drop ${files.map(({ name }) => name)}`, () => dropFiles(page, onto, files), shown),
    /** In the window that a button opens: the button, and the file. */
    async choose(button: Locator, file: OwnFile, shown: Locator): Promise<void> {
      const asked = page.waitForEvent('filechooser')
      await act(`click ${button}`, () => button.click(), button)
      await act(`choose ${file.name}`, async () => (await asked).setFiles({ ...file }), shown)
    },
    /** Does nothing but look. */
    waitFor,
  }
}

export type Hand = ReturnType<typeof handOf>

async function dropFiles(page: Page, onto: Locator, files: readonly OwnFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (brought) => {
      const data = new DataTransfer()
      for (const { name, mimeType, bytes } of brought) {
        const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))
        data.items.add(new File([content], name, { type: mimeType }))
      }
      return data
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') })),
  )
  await onto.dispatchEvent('dragover', { dataTransfer })
  await onto.dispatchEvent('drop', { dataTransfer })
}
