/**
 * Loaded into a product before it starts: every page gets a script that its renderer never wrote, as by a hole in some
 * component. Whether browsers would run it is for the page's policy to say.
 */
const INJECTED = 'alert("injected")'

const text = Response.prototype.text

Object.assign(Response.prototype, {
  async text(this: Response) {
    const read = await text.call(this)
    return read.replace('</body>', `<script>${INJECTED}</script></body>`)
  },
})

export {}
