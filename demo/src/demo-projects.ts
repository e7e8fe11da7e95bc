import type { DemoProject } from './dataset.ts'

export const RIVA: DemoProject = {
  folder: '',
  hosts: ['localhost', '127.0.0.1'],
  titleImage: 'pictures/site-river.jpg',
  uprightImage: 'pictures/t1-front.jpg',
  menuTitle: { en: 'Find your way around Riva', sr: 'Snađite se na Rivi' },
}

/** Small, and dressed otherwise: it shows what a stylesheet of tokens alone can do. */
export const SUTON: DemoProject = {
  folder: 'suton/',
  hosts: ['suton.localhost'],
  titleImage: 'pictures/hillside.jpg',
  menuTitle: { en: 'Find your way around Suton', sr: 'Snađite se na Sutonu' },
}

export const DEMO_PROJECTS = [RIVA, SUTON]
