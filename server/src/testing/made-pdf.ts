const PAGE = { width: 300, height: 200 }

interface MadePdf {
  pages?: number
  /** What the first page draws, in the language of PDF. */
  content?: string
  /** Opens with a password that nobody has. */
  isProtected?: boolean
}

/** A real PDF, byte by byte: a page of 300 × 200 points. */
export function madePdf({ pages = 1, content = '', isProtected = false }: MadePdf = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, nth) => 4 + nth)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...kids.map(
      (_, nth) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]${nth === 0 ? ' /Contents 3 0 R' : ''} >>`,
    ),
    ...(isProtected
      ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`]
      : []),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, nth) => {
    const at = file.length
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const locked = isProtected
    ? ` /Encrypt ${objects.length} 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`
    : ''
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
