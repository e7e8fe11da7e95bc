import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import * as made from './crafted-pictures.ts'

/** Must be nowhere in what is served afterwards. */
export const HARM = 'alert(1)'
const SCRIPT = `<script>${HARM}</script>`

export type HostileUpload = {
  title: string
  /** The code it is refused with, or that it is taken and made harmless. */
  outcome: 'harmless' | `${'file' | 'picture'}-${string}`
  /** Where a PDF is drawn, and so looked into. */
  drawn?: `file-${string}`
  bytes: () => Buffer | Promise<Buffer>
  filename?: string
  mediaTypeId?: number
}

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )

/** References to references, ten times each. */
const useBomb = () =>
  svg(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map(
        (n) =>
          `<g id="a${n + 1}">${n ? `<use href="#a${n}"/>`.repeat(10) : '<rect width="1" height="1"/>'}</g>`,
      )
      .join(''),
  )

const entityBomb = () =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
  )

/** Each part refers to the next one. */
const useChain = () =>
  svg(Array.from({ length: 20_000 }, (_, n) => `<use id="a${n}" href="#a${n + 1}"/>`).join(''))

const UNSAFE_DRAWINGS: Record<string, Buffer> = {
  'a script': svg(SCRIPT),
  'a script of another namespace prefix': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml"><g xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</g></svg>`,
  ),
  'an onload': svg('', `onload="${HARM}"`),
  'an onclick on a shape': svg(`<rect OnClick="${HARM}" width="1" height="1"/>`),
  'an xlink:href to another host': svg('<image xlink:href="https://evil.example/a.png"/>'),
  'a link that runs a script': svg(`<a href="javascript:${HARM}"><rect/></a>`),
  'a use of another file': svg('<use href="other.svg#a"/>'),
  'an embedded page': svg(`<image href="data:text/html,${HARM}"/>`),
  'an embedded drawing': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'a CSS @import': svg('<style>@import url(https://evil.example/a.css);</style>'),
  'a CSS @import spelt with an escape': svg('<style>@\\69mport "a.css";</style>'),
  'a remote url() in CSS': svg('<style>rect{fill:url(https://evil.example/a)}</style>'),
  'a remote url() in an attribute': svg('<rect fill="url(//evil.example/a)"/>'),
  'a url() spelt with an escape in an attribute': svg('<rect fill="u\\72l(//evil.example/a)"/>'),
  'a remote url() in a style attribute': svg('<rect style="background:url(a.png)"/>'),
  'a foreignObject': svg(`<foreignObject><body>${SCRIPT}</body></foreignObject>`),
  'an iframe': svg('<iframe src="https://evil.example"/>'),
  'an animation that sets a link': svg(`<set attributeName="href" to="javascript:${HARM}"/>`),
  'a filter that loads a picture': svg('<filter><feImage href="https://evil.example/a.png"/></filter>'),
  'a stylesheet instruction': Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg/>'),
  'entities of its own': entityBomb(),
  'references that multiply to a billion shapes': useBomb(),
  'references in a circle': svg('<g id="a"><use href="#a"/></g>'),
  'references that go on and on': useChain(),
  'styles that begin a comment over and over': svg(`<style>${'/* '.repeat(600_000)}</style>`),
  'too many parts': svg('<g/>'.repeat(60_000)),
}

const { project_title_image, media_gallery, poi_image } = MEDIA_TYPES
const truncated = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const { HUGE_SIDE } = made

export const HOSTILE_UPLOADS: readonly HostileUpload[] = [
  {
    title: 'a PNG that declares 900 megapixels',
    outcome: 'picture-too-large',
    bytes: () => made.png(HUGE_SIDE, HUGE_SIDE),
  },
  {
    title: 'a JPEG that declares 900 megapixels',
    outcome: 'picture-too-large',
    bytes: () => made.jpegDeclaring(HUGE_SIDE, HUGE_SIDE),
  },
  {
    title: 'a WebP that declares 900 megapixels',
    outcome: 'file-broken',
    bytes: () => made.webpDeclaring(HUGE_SIDE, HUGE_SIDE),
  },
  {
    title: 'a TIFF that declares 900 megapixels',
    outcome: 'picture-too-large',
    bytes: () => made.tiffDeclaring(HUGE_SIDE, HUGE_SIDE),
  },
  {
    title: 'an AVIF that declares 900 megapixels',
    outcome: 'picture-too-large',
    bytes: () => made.avifDeclaring(HUGE_SIDE, HUGE_SIDE),
  },
  {
    title: 'a PNG of a single row of 90 megapixels',
    outcome: 'picture-too-large',
    bytes: () => made.png(90_000_000, 1),
  },
  {
    title: 'a PNG with a compressed text of 100 MB',
    outcome: 'harmless',
    bytes: async () => made.png(1, 1, { extra: [made.pngTextBomb(100)] }),
  },
  {
    title: 'a JPEG followed by a page',
    outcome: 'harmless',
    filename: 'a.html',
    bytes: async () => Buffer.concat([await made.smallJpeg(), Buffer.from(`<html>${SCRIPT}`)]),
  },
  {
    title: 'a JPEG with a page in its comment',
    outcome: 'harmless',
    bytes: async () => withComment(await made.smallJpeg(), `*/${HARM}/*<html>${SCRIPT}`),
  },
  {
    title: 'a PNG followed by a zip archive',
    outcome: 'harmless',
    filename: 'a.jar',
    bytes: async () =>
      Buffer.concat([
        await made.smallPng(),
        Buffer.from(`PK\x03\x04${HARM}PK\x05\x06`, 'latin1'),
        Buffer.alloc(18),
      ]),
  },
  {
    title: 'a PNG with a script in its text',
    outcome: 'harmless',
    bytes: async () => made.png(1, 1, { extra: [made.pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))] }),
  },
  {
    title: 'a GIF that is a script',
    outcome: 'file-type-refused',
    filename: 'a.jpg',
    bytes: () => Buffer.from(`GIF89a/*\0\0*/=1;${HARM}`),
  },
  {
    title: 'a PDF that is a page',
    outcome: 'file-type-refused',
    drawn: 'file-broken',
    mediaTypeId: poi_image,
    bytes: () => Buffer.from(`%PDF-1.7\n<html>${SCRIPT}\n%%EOF\n`),
  },
  {
    title: 'a PDF cut off',
    outcome: 'file-broken',
    mediaTypeId: media_gallery,
    bytes: () => Buffer.from('%PDF-1.7\n1 0 obj'),
  },
  {
    title: 'a program named as a picture',
    outcome: 'file-type-refused',
    filename: 'a.jpg',
    bytes: () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  },
  {
    title: 'a page named as a drawing',
    outcome: 'file-type-refused',
    filename: 'a.svg',
    bytes: () => Buffer.from(`<!DOCTYPE html><html>${SCRIPT}<svg></svg></html>`),
  },
  {
    title: 'comments and no drawing',
    outcome: 'file-type-refused',
    filename: 'a.svg',
    bytes: () => Buffer.from('<!---->'.repeat(1_000)),
  },
  {
    title: 'a HEIC picture',
    outcome: 'file-type-refused',
    bytes: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  },
  {
    title: 'a film',
    outcome: 'file-type-refused',
    bytes: () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'),
  },
  { title: 'a zip archive', outcome: 'file-type-refused', bytes: () => Buffer.from('PK\x03\x04', 'latin1') },
  { title: 'an empty file', outcome: 'file-broken', bytes: () => Buffer.alloc(0) },
  { title: 'a JPEG cut off', outcome: 'file-broken', bytes: async () => truncated(await made.smallJpeg()) },
  { title: 'a PNG cut off', outcome: 'file-broken', bytes: async () => truncated(await made.smallPng()) },
  { title: 'a WebP cut off', outcome: 'file-broken', bytes: async () => truncated(await made.smallWebp()) },
  { title: 'an AVIF cut off', outcome: 'file-broken', bytes: async () => truncated(await made.smallAvif()) },
  { title: 'a TIFF cut off', outcome: 'file-broken', bytes: async () => truncated(await made.smallTiff()) },
  {
    title: 'a drawing cut off',
    outcome: 'file-broken',
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
  },
  {
    title: 'a drawing in another encoding',
    outcome: 'file-broken',
    bytes: () => Buffer.from('<svg>\xe9</svg>', 'latin1'),
  },
  { title: 'a drawing of 3 MB', outcome: 'file-too-large', bytes: () => svg(' '.repeat(3 * 2 ** 20)) },
  ...Object.entries(UNSAFE_DRAWINGS).map(([what, bytes]) => ({
    title: `a drawing with ${what}`,
    outcome: 'file-unsafe' as const,
    filename: 'a.svg',
    bytes: () => bytes,
  })),
  {
    title: "a drawing with an editor's notes",
    outcome: 'harmless',
    bytes: () =>
      svg(`<metadata>${HARM}</metadata><x:y>${SCRIPT}</x:y><!-- ${HARM} --><rect width="1" height="1"/>`),
  },
]

export const HOSTILE_MEDIA_TYPE = project_title_image

function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ])
}
