import { expect, type Locator } from '@playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where something lies on the screen, once it is in sight. */
export async function boxOf(one: Locator): Promise<Box> {
  await expect(one).toBeVisible()
  const box = await one.boundingBox()
  if (!box) throw new Error('Not in sight')
  return box
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
