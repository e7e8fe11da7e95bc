/** Facts for machines that read the page (schema.org): a block of data, which runs nothing. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // An end tag within the data would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, and then it is no JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
