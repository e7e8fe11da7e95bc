import { expect, type Page } from '@playwright/test'
import { accountWords } from './account-words.ts'
import { hydrated } from './hydrated.ts'
import type { Language } from './languages.ts'

/** From the app bar, or on a phone from its menu; beside it stands how many are in it. */
export async function openTool(page: Page, language: Language, name: string, count: number): Promise<void> {
  const bar = page.getByRole('banner')
  const tool = await hydrated(bar.getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true }))
  if (await tool.isVisible()) {
    await expect(tool).toHaveText(String(count))
    return tool.click()
  }
  const { menu } = accountWords(language)
  await bar.getByRole('button', { name: menu }).click()
  const entry = page.getByRole('dialog', { name: menu }).getByRole('button', { name })
  await expect(entry).toHaveText(`${name}${count}`)
  await entry.click()
}
