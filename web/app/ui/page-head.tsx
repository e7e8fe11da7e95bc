interface PageHeadProps {
  title: string
  description?: string | undefined
  /** The share picture; its address is made absolute, as previews demand. */
  picture?: string | undefined
  origin?: string | undefined
}

/** Shared where a screen has no picture of its own. */
const PRODUCT_PICTURE = '/share.jpg'

/** Title, description and share picture of a screen; React lifts them into <head>. */
export function PageHead({ title, description, picture = PRODUCT_PICTURE, origin }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin ? new URL(picture, origin).href : picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
