import { deflateRawSync } from 'node:zlib'

/** The parts of a workbook with one sheet of this XML; whatever stands in it, however odd. */
export const workbookParts = (sheet: string, name = 'List'): Record<string, string> => ({
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // The second style is a date.
  'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
})

/** A cell of a row's XML: text, a number, or its XML as it is. */
const cell = (value: string | number, at: string) => {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (value.startsWith('<')) return value.replace('<c', `<c r="${at}"`)
  return value === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
}

/** Rows as the XML of a sheet; the attributes of a row, as `hidden="1"`, by its number. */
export const sheetOf = (
  rows: readonly (readonly (string | number)[])[],
  attributes: Record<number, string> = {},
) =>
  rows
    .map((cells, nth) => {
      const row = nth + 1
      const content = cells.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row}`))
      return `<row r="${row}" ${attributes[row] ?? ''}>${content.join('')}</row>`
    })
    .join('')

const CRC = Uint32Array.from({ length: 256 }, (_, nth) => {
  let rest = nth
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
})

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = ((CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)) >>> 0
  return (sum ^ 0xffffffff) >>> 0
}

/** A zip of these parts; `says` lies about how large they are. */
export function zipOfParts(
  parts: Readonly<Record<string, string | Buffer>>,
  { says }: { says?: number } = {},
): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(20)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(checksum(bytes), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(says ?? bytes.length, 8)
    sizes.writeUInt16LE(Buffer.byteLength(name), 12)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      facts.subarray(0, 10),
      sizes,
      Buffer.from(name),
      packed,
    ])
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    entries.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        facts.subarray(0, 2),
        facts.subarray(0, 10),
        sizes,
        offset,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

export const workbookOf = (...sheet: Parameters<typeof sheetOf>): Buffer =>
  zipOfParts(workbookParts(sheetOf(...sheet)))
