import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import puppeteer from 'puppeteer-core'
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** One person's browser window: nothing in it is left of anybody before. */
export interface Tab {
  open(address: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Runs a function of its own text in the page. */
  run<Result, Args extends readonly unknown[]>(
    doing: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Presses the pointer at the first point, and releases it at the last. */
  press(...points: readonly Point[]): Promise<void>
  hover(point: Point): Promise<void>
  wheel(point: Point, by: number): Promise<void>
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  choose(selector: string, file: string): Promise<void>
  png(): Promise<Buffer>
  /** What the page has thrown or written as an error so far; in WebKit, whose driver does not tell, since it was loaded. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** As WebDriver codes them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009' } as const
export type Key = 'Enter' | 'Escape' | 'Tab' | 'All'

export const ENGINES = ['Firefox', 'WebKit'] as const
export type EngineName = (typeof ENGINES)[number]

export interface Engine {
  readonly name: EngineName
  newTab(size: Size): Promise<Tab>
  stop(): Promise<void>
}

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'
const MINI_BROWSER = process.env.WEBKIT_BROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const START_MS = 45_000
const OPEN_MS = 45_000
const END_MS = 4_000

/** A browser with a window, on a screen that nobody sees: without one Firefox has neither WebGL nor a pointer. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-engine-'))
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  endWithUs(screen)
  const clear = async () => {
    await end(screen)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const display = `:${await firstLine(screen.stdio[3] as Readable, 'Xvfb')}`
    const start = name === 'Firefox' ? startFirefox : startWebKit
    const { newTab, stop } = await start({ ...process.env, DISPLAY: display, HOME: folder }, folder)
    return {
      name,
      newTab,
      stop: async () => {
        await stop().finally(clear)
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

type Started = Omit<Engine, 'name'>

async function startFirefox(env: NodeJS.ProcessEnv): Promise<Started> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    env: { ...env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    timeout: START_MS,
    protocolTimeout: OPEN_MS,
    // Or it would keep a program that is told to end from ending.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // The processor draws WebGL here, and nobody outside is asked.
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'network.proxy.type': 0,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'http://localhost:9/',
      'ui.prefersReducedMotion': 1,
    },
  })
  const firefox = browser.process()
  if (firefox) endWithUs(firefox)
  return {
    async newTab(size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const at = ({ x, y }: Point) => [x, y] as const
      return {
        open: async (address) => {
          await page.goto(address, { timeout: OPEN_MS, waitUntil: 'domcontentloaded' })
        },
        resize: (to) => page.setViewport(to),
        run: (doing, ...args) => page.evaluate(doing as () => unknown, ...(args as unknown as [])) as never,
        press: async (...points) => {
          const [first = { x: 0, y: 0 }, ...others] = points
          await page.mouse.move(...at(first))
          await page.mouse.down()
          for (const point of others) await page.mouse.move(...at(point), { steps: 4 })
          await page.mouse.up()
        },
        hover: (point) => page.mouse.move(...at(point)),
        wheel: async (point, by) => {
          await page.mouse.move(...at(point))
          await page.mouse.wheel({ deltaY: by })
        },
        type: (text) => page.keyboard.type(text),
        key: async (name) => {
          if (name !== 'All') return page.keyboard.press(name)
          await page.keyboard.down('Control')
          await page.keyboard.press('a')
          await page.keyboard.up('Control')
        },
        choose: async (selector, file) => {
          const input = await page.waitForSelector(`css/${selector}`, { timeout: OPEN_MS })
          await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file)
        },
        png: async () => Buffer.from(await page.screenshot()),
        errors: async () => errors,
        close: () => within(context.close()),
      }
    },
    stop: async () => {
      await within(browser.close())
      if (firefox) await end(firefox)
    },
  }
}

/** The window of MiniBrowser has a toolbar, wider than a phone unless it is made small. */
const SMALL_TOOLBAR = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px;
  -gtk-icon-transform: scale(0.01); }`

async function startWebKit(env: NodeJS.ProcessEnv, folder: string): Promise<Started> {
  const config = join(folder, 'config')
  await mkdir(join(config, 'gtk-3.0'), { recursive: true })
  await writeFile(join(config, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR)
  await writeFile(
    join(config, 'gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\ngtk-application-prefer-dark-theme=0\n',
  )
  const port = Number(await freePort())
  const driver = spawn(WEBKIT_DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...env, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
    // With the browsers that it starts: its number ends all of them.
    detached: true,
  })
  endWithUs(driver, true)
  await answers(port)
  return {
    async newTab(size) {
      // The driver has one session at a time.
      const tab = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: MINI_BROWSER,
              args: ['--automation'],
            },
          }),
        )
        .build()
      await tab.manage().setTimeouts({ pageLoad: OPEN_MS, script: OPEN_MS })
      await resizeWebKit(tab, size)
      const pointer = () => tab.actions({ async: false })
      const at = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), duration: 50 })
      return {
        open: async (address) => {
          await tab.get(address)
          await tab.executeScript(keepErrors)
        },
        resize: (to) => resizeWebKit(tab, to),
        run: (doing, ...args) => tab.executeScript(doing, ...args) as never,
        press: async (...points) => {
          const [first = { x: 0, y: 0 }, ...others] = points
          const acts = pointer().move(at(first)).press()
          for (const point of others) acts.move({ ...at(point), duration: 200 })
          await acts.release().perform()
        },
        hover: (point) => pointer().move(at(point)).perform(),
        wheel: async ({ x, y }, by) => {
          await pointer().move(at({ x, y })).perform()
          // Its types do not know of wheels.
          const wheel = pointer() as ReturnType<typeof pointer> & { scroll(...by: number[]): typeof wheel }
          await wheel.scroll(Math.round(x), Math.round(y), 0, by).perform()
        },
        type: (text) => pointer().sendKeys(text).perform(),
        key: async (name) => {
          if (name !== 'All') return pointer().sendKeys(KEYS[name]).perform()
          await pointer().keyDown(KEYS.Control).sendKeys('a').keyUp(KEYS.Control).perform()
        },
        choose: (selector, file) => tab.findElement(By.css(selector)).sendKeys(file),
        png: async () => Buffer.from(await tab.takeScreenshot(), 'base64'),
        errors: () => tab.executeScript(() => (window as KeepsErrors).keptErrors ?? []),
        close: () => within(tab.quit()),
      }
    },
    stop: () => end(driver, true),
  }
}

type KeepsErrors = Window & { keptErrors?: string[] }

function keepErrors(): void {
  const kept: string[] = []
  ;(window as KeepsErrors).keptErrors = kept
  addEventListener('error', ({ message }) => kept.push(message))
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)))
  const write = console.error
  console.error = (...said: unknown[]) => {
    kept.push(said.map(String).join(' '))
    write(...said)
  }
}

/** Until the page itself is as large as asked for. */
async function resizeWebKit(tab: WebDriver, { width, height }: Size): Promise<void> {
  let [wide, high] = [width, height]
  for (let nth = 0; nth < 5; nth++) {
    await tab.manage().window().setRect({ x: 0, y: 0, width: wide, height: high })
    const [w, h] = await tab.executeScript<[number, number]>(() => [innerWidth, innerHeight])
    if (w === width && h === height) return
    wide += width - w
    high += height - h
  }
}

async function answers(port: number): Promise<void> {
  const late = Date.now() + START_MS
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (status?.ok) return
    if (Date.now() > late) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function firstLine(from: Readable, what: string): Promise<string> {
  const lines = createInterface({ input: from })
  const late = AbortSignal.timeout(START_MS)
  late.addEventListener('abort', () => lines.close(), { once: true })
  for await (const line of lines) return line
  throw new Error(`${what} did not start: is it installed? npm run setup -- --with-browser`)
}

/** A browser that hangs does not keep us. */
const within = (ending: Promise<unknown>): Promise<void> =>
  Promise.race([
    ending.then(
      () => {},
      () => {},
    ),
    new Promise<void>((resolve) => setTimeout(resolve, END_MS).unref()),
  ])

/** However this program ends, what it started does not stay. */
function endWithUs(child: ChildProcess, withItsOwn = false): void {
  const { pid } = child
  const kill = () => {
    try {
      if (pid) process.kill(withItsOwn ? -pid : pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

async function end(child: ChildProcess, withItsOwn = false): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const { pid } = child
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(withItsOwn ? -pid : pid, name)
    } catch {
      // It has just ended by itself.
    }
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signal('SIGTERM')
  const patience = setTimeout(() => signal('SIGKILL'), END_MS)
  await ended
  clearTimeout(patience)
}
