import { writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Size } from './options.ts'

const SHEET_WIDTH = 2_000
/** Landscape pictures four in a row, upright ones more. */
const tileWidth = ({ width, height }: Size) => (width > height ? 480 : 235)

/** Lays the pictures side by side with their names: a page to scroll through, and the same as one picture. */
export async function makeContactSheet(
  browser: Browser,
  { files, size, to }: { files: readonly string[]; size: Size; to: string },
): Promise<void> {
  await writeFile(`${to}.html`, pageOf(files, size))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1_000 } })
  await page.goto(pathToFileURL(`${to}.html`).href)
  await page.screenshot({ path: `${to}.jpg`, type: 'jpeg', quality: 82, fullPage: true })
  await page.close()
}

function pageOf(files: readonly string[], size: Size): string {
  const tiles = files.map((file) => {
    const name = parse(file).name
    const address = file.split('/').slice(-2).map(encodeURIComponent).join('/')
    return `<figure><img src="${address}" alt=""><figcaption>${name}</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #888; font: 13px sans-serif }
    figure { margin: 0; width: ${tileWidth(size)}px } img { width: 100%; display: block } figcaption { padding: 3px 0 }
    </style>${tiles.join('\n')}`
}
