/// <reference path="./mjml.d.ts" />
import mjml2html from 'mjml'

/** Between the blocks, so that the compiled mail can be cut into them. */
const CUT = '<mj-raw><!--cut--></mj-raw>'

const SOURCE = `<mjml lang="%locale%">
  <mj-head>
    <mj-title>%subject%</mj-title>
    <mj-preview>%preview%</mj-preview>
    <mj-attributes>
      <mj-all font-family="Georgia, serif" color="#1e1b17" />
      <mj-text font-family="Arial, sans-serif" font-size="16px" line-height="24px" />
      <mj-table font-family="Arial, sans-serif" font-size="15px" line-height="24px" />
      <mj-button font-family="Arial, sans-serif" font-size="16px" background-color="#16474f" color="#fcfaf6"
        border-radius="6px" inner-padding="14px 28px" align="left" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="#f5f1e9" width="600px">
    <mj-section background-color="#fcfaf6" padding="32px 16px"><mj-column>
      ${CUT}<mj-text font-family="Georgia, serif" font-size="28px" line-height="34px">%text%</mj-text>
      ${CUT}<mj-text>%text%</mj-text>
      ${CUT}<mj-table>%rows%</mj-table>
      ${CUT}<mj-button href="%href%">%text%</mj-button>
      ${CUT}
    </mj-column></mj-section>
    <mj-section padding="16px"><mj-column>
      <mj-text font-size="13px" line-height="20px" color="#565047">%footer%</mj-text>
    </mj-column></mj-section>
  </mj-body>
</mjml>`

export type Layout = Record<'before' | 'heading' | 'paragraph' | 'facts' | 'button' | 'after', string>

let compiled: Promise<Layout> | undefined

/** MJML is compiled once for a process; every mail is put together from the pieces. */
export function layout(): Promise<Layout> {
  compiled ??= mjml2html(SOURCE, { validationLevel: 'strict' }).then(({ html }) => {
    const [before = '', heading = '', paragraph = '', facts = '', button = '', after = ''] =
      html.split('<!--cut-->')
    return { before, heading, paragraph, facts, button, after }
  })
  return compiled
}
